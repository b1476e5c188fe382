/** Something the person at the terminal can put right; the message alone is shown. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Errors whose message says all there is to say; any other one is a fault and shows where it happened. */
const SELF_EXPLAINING = new Set(['UsageError', 'ConfigError', 'ToolError', 'DataDirInUseError'])
/** Codes of the system and of the database, such as a wrong password or a folder that cannot be written. */
const FROM_OUTSIDE = /^(?:E[A-Z]{3,}|[0-9A-Z]{5})$/

/** A line for the person at the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints an error as a person needs it and sets the exit code. */
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
