import type { PGlite } from '@electric-sql/pglite';

type Execute = PGlite['execProtocolStream'];
type Answer = Awaited<ReturnType<Execute>>;

/** A statement that the database keeps, parsed and planned, under a name. */
interface Statement {
  text: string;
  name: string;
  /** Its parameters and columns, once it was asked for them. */
  description?: Answer;
  /** Its parameters were refused, or its columns are others since a table was changed. */
  isStale?: boolean;
}

// Messages of PostgreSQL's protocol: a letter, four bytes of length, and what they are about.
const code = (letter: string) => letter.charCodeAt(0);
const [parse, describe, bind, close] = [code('P'), code('D'), code('B'), code('C')];
const header = 5;
const closing = Uint8Array.of(close, 0, 0, 0, 6, code('S'), 0);

/** Each takes up to 150 kB, one that joins eight tables. */
const maxStatements = 400;
/** Rows that are added at once have another text for each number of them. */
const maxLength = 8_192;
const isCacheable = (text: string) =>
  text.length <= maxLength && /^(select|insert|update|delete|with)\b/i.test(text);

/** The message with a name in the place where it has an empty one. */
function withName(message: Uint8Array, place: number, name: string) {
  const named = Buffer.concat([
    message.subarray(0, place),
    Buffer.from(name),
    message.subarray(place),
  ]);
  named.writeUInt32BE(named.length - 1, 1);
  return Uint8Array.from(named);
}

/** What a message to parse holds after its empty name: the text, and the types of parameters. */
const textOf = (message: Uint8Array) => Buffer.from(message).toString('latin1', header + 1);

/**
 * Keeps the statements used last in the database, parsed and planned, as a client's statement cache
 * does elsewhere: PGlite sends each query as an unnamed one, which is parsed and planned every time.
 */
export function cacheStatements(client: PGlite) {
  const execute = client.execProtocolStream.bind(client);
  /** By their texts; the one used last is the last. */
  const statements = new Map<string, Statement>();
  let current: Statement | undefined;
  let prepared = 0;

  /** What has to go before a text can be prepared, if anything has. */
  function evictedBy(text: string) {
    const found = statements.get(text);
    if (found) return found.isStale ? found : undefined;
    return statements.size < maxStatements ? undefined : statements.values().next().value;
  }

  const prepare: Execute = async (message, options) => {
    current = undefined;
    const text = textOf(message);
    if (!isCacheable(text)) return execute(message, options);
    const evicted = evictedBy(text);
    if (evicted) {
      statements.delete(evicted.text);
      await execute(withName(closing, header + 1, evicted.name), options);
    }
    const known = statements.get(text);
    const statement = known ?? { text, name: `cached_${(prepared += 1)}` };
    const answer = known ? [] : await execute(withName(message, header, statement.name), options);
    statements.delete(text);
    statements.set(text, statement);
    current = statement;
    return answer;
  };

  client.execProtocolStream = async (message, options) => {
    const [type] = message;
    if (type === parse) return prepare(message, options);
    if (!current || (type !== bind && type !== describe)) return execute(message, options);
    const statement = current;
    const send = () => execute(withName(message, header + 1, statement.name), options);
    if (type === describe) return (statement.description ??= await send());
    return send().catch((error: unknown) => {
      statement.isStale = true;
      throw error;
    });
  };
}
