/** An error that the user at the terminal can fix; only its message is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Errors whose message is enough. Any other error is a bug and is printed with its stack. */
const SELF_EXPLAINING = new Set(['UsageError', 'ConfigError', 'ToolError', 'DataDirInUseError'])
/**
 * Codes of the operating system and the database, for example for a wrong password or a folder that is not writable.
 */
const FROM_OUTSIDE = /^(?:E[A-Z]{3,}|[0-9A-Z]{5})$/

/** Prints a line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints an error for the user and sets the exit code. */
export function fail(error: unknown): void {
  process.exitCode = 1
  process.stderr.write(`${describe(error)}\n`)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code: unknown = Reflect.get(error, 'code')
  if (code === 'EADDRINUSE')
    return `端口已被占用，请用 PORT 指定另一个。 / The address is already in use (${error.message}); set PORT to another one.`
  if (error.name === 'StoreUnavailableError')
    return (
      `${error.message} / The database cannot be used: ` +
      `${error.cause instanceof Error ? error.cause.message : error.message}`
    )
  if (SELF_EXPLAINING.has(error.name) || (typeof code === 'string' && FROM_OUTSIDE.test(code))) return error.message
  return error.stack ?? error.message
}
