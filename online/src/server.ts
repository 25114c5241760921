// Requests to a server: JSON there and back, and one sentence when something is refused.
import { W } from './words/line.ts';

/** What the server said when it refused something. */
export class ServerError extends Error {
  readonly status: number;
  readonly why: string;
  constructor(status: number, why: string, text: string) {
    super(text);
    this.status = status;
    this.why = why;
  }
}

/** A server, and who asks it: a page by its cookie, a program by a token, or (outside a browser) a cookie that is kept here. */
export class Server {
  readonly url: string;
  readonly token: string | undefined;
  /** Outside a browser nobody keeps cookies. */
  private cookie: string | undefined;

  constructor(url: string, token?: string, cookie?: string) {
    this.url = url.replace(/\/+$/, '');
    this.token = token;
    this.cookie = cookie;
  }

  /** The same server for a program with a token. */
  as(token: string): Server {
    return new Server(this.url, token);
  }

  headers(): Record<string, string> {
    if (this.token !== undefined) return { authorization: `Bearer ${this.token}` };
    // In a browser these two are the browser's business, and setting them does nothing.
    return { origin: new URL(this.url).origin, ...(this.cookie !== undefined && { cookie: this.cookie }) };
  }

  async ask<T = Record<string, unknown>>(
    path: string,
    body?: object,
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<T> {
    const answer = await fetch(`${this.url}/api/1/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...this.headers() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = answer.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    const text = await answer.text();
    const json = answer.headers.get('content-type')?.startsWith('application/json') === true;
    const value: unknown = json ? JSON.parse(text) : text;
    if (!answer.ok) {
      const { why = 'bad', text: said = W.answered(answer.status) } = (json ? value : {}) as {
        why?: string;
        text?: string;
      };
      throw new ServerError(answer.status, why, said);
    }
    return value as T;
  }
}
