'use strict';

// JSON-RPC with a process, as the Language Server Protocol frames it.

const { spawn } = require('node:child_process');

const headerEnd = Buffer.from('\r\n\r\n');

/** An error that the other side answers with. */
class ResponseError extends Error {
  constructor({ code, message }) {
    super(message);
    this.code = code;
  }
}

/** The other side ended before it answered. */
class ConnectionClosed extends Error {
  constructor() {
    super('the server has ended');
  }
}

/** Cuts a stream of bytes into messages. */
class MessageReader {
  #bytes = Buffer.alloc(0);

  /** @returns the messages that are complete with these bytes, as values of JSON */
  read(bytes) {
    this.#bytes = this.#bytes.length === 0 ? bytes : Buffer.concat([this.#bytes, bytes]);
    const messages = [];
    for (;;) {
      const end = this.#bytes.indexOf(headerEnd);
      if (end < 0) return messages;
      const length = /^content-length: *(\d+)$/im.exec(this.#bytes.toString('latin1', 0, end));
      if (!length) throw new Error('a message without a length');
      const start = end + headerEnd.length;
      const stop = start + Number(length[1]);
      if (this.#bytes.length < stop) return messages;
      messages.push(JSON.parse(this.#bytes.toString('utf8', start, stop)));
      this.#bytes = this.#bytes.subarray(stop);
    }
  }
}

class Connection {
  #process;
  #handlers;
  #pending = new Map();
  #lastID = 0;
  #isClosed = false;

  /**
   * Starts a program. What it writes to standard error goes to `handlers.log`.
   *
   * @param handlers `notification(method, parameters)`; `request(method, parameters)`, whose result or rejection is the
   *   answer; `log(text)`; `closed(reason)`, once, when no message will come any more
   */
  constructor(program, words, handlers) {
    this.#handlers = handlers;
    this.#process = spawn(program, words, { stdio: 'pipe' });
    const reader = new MessageReader();
    this.#process.stdout.on('data', (bytes) => {
      try {
        for (const message of reader.read(bytes)) this.#receive(message);
      } catch (error) {
        this.#close(error.message);
        this.kill();
      }
    });
    this.#process.stderr.on('data', (bytes) => handlers.log(bytes.toString()));
    // A program that has ended closes its pipes; it is 'exit' that says so.
    this.#process.stdin.on('error', () => {});
    this.#process.on('error', (error) => this.#close(error.message));
    this.#process.on('exit', (status, signal) => this.#close(signal ? `ended by ${signal}` : `ended with status ${status}`));
  }

  get isClosed() {
    return this.#isClosed;
  }

  notify(method, parameters) {
    this.#send({ method, params: parameters });
  }

  /** @param token cancels the request, which is answered all the same */
  request(method, parameters, token) {
    if (this.#isClosed) return Promise.reject(new ConnectionClosed());
    const id = ++this.#lastID;
    const answer = new Promise((resolve, reject) => this.#pending.set(id, { resolve, reject }));
    this.#send({ id, method, params: parameters });
    const listener = token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
    return answer.finally(() => listener?.dispose());
  }

  kill() {
    this.#process.kill('SIGKILL');
  }

  #send(message) {
    if (this.#isClosed) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.#process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.#process.stdin.write(content);
  }

  #receive(message) {
    if (message.method === undefined) {
      const request = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.error) request?.reject(new ResponseError(message.error));
      else request?.resolve(message.result);
    } else if (message.id === undefined) {
      this.#handlers.notification(message.method, message.params);
    } else {
      Promise.resolve()
        .then(() => this.#handlers.request(message.method, message.params))
        .then((result) => this.#send({ id: message.id, result: result ?? null }))
        .catch((error) => this.#send({ id: message.id, error: { code: error.code ?? -32603, message: error.message } }));
    }
  }

  #close(reason) {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const { reject } of this.#pending.values()) reject(new ConnectionClosed());
    this.#pending.clear();
    this.#handlers.closed(reason);
  }
}

module.exports = { Connection, ConnectionClosed, MessageReader, ResponseError };
