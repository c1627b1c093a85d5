switch{case func#if
case