import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { UsageError } from './command-line.ts'

/**
 * Reads the password for a new account: from the environment, from a pipe, or typed twice without echo.
 * @throws UsageError when the two differ
 */
export async function askPassword(env: Readonly<Record<string, string | undefined>>): Promise<string> {
  const configured = env['FANGKIT_ADMIN_PASSWORD']
  if (configured !== undefined) return configured
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n[\s\S]*$/, '')
  const password = await askSilently('Password: ')
  if ((await askSilently('Once more: ')) !== password) throw new UsageError('The two passwords differ.')
  return password
}

async function askSilently(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  // Asks only now, because from here on the terminal does not echo what is typed.
  process.stdout.write(question)
  const interrupted = new AbortController()
  terminal.once('SIGINT', () => interrupted.abort())
  try {
    return await terminal.question('', { signal: interrupted.signal })
  } catch {
    throw new UsageError('Stopped.')
  } finally {
    terminal.close()
    process.stdout.write('\n')
  }
}
