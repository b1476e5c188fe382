import { isIP } from 'node:net'
import { resolve } from 'node:path'

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** The configuration, read from the environment. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Folder of the embedded database; an absolute path. */
  readonly dataDir: string
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl: string | null
  /** The secret that personal numbers are hashed with, for searching; null uses one stored in the data directory. */
  readonly numberKey: Buffer | null
  /** Allows demo accounts even when others can reach them. */
  readonly demo: boolean
  /** Other origins whose pages may call; compared exactly. */
  readonly origins: readonly string[]
  /** Origins that browsers reach the portal at; when empty, the Host header of a request is trusted. */
  readonly publicOrigins: readonly string[]
  /** Addresses or networks of reverse proxies whose X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[]
  /** The payment service: none, or the demo service, which moves no money. */
  readonly payments: 'sandbox' | 'off'
  /** Whether vouchers are recognised by OCR. */
  readonly ocr: boolean
  /** The key of AMap's web service; null shows schematic maps. */
  readonly amapKey: string | null
  /** The address of AMap's web service. */
  readonly amapUrl: string
  readonly logLevel: LogLevel
}

/** Thrown when the environment has values the server cannot use. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** An environment variable that cannot be read. The message continues its name. */
class Unreadable extends Error {}
const refuse = (reason: string): never => {
  throw new Unreadable(reason)
}

/**
 * Reads the environment.
 *
 * @throws ConfigError naming every variable that is wrong
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  workingDirectory: string = process.cwd(),
): Config {
  const problems: string[] = []
  const read = <T>(name: string, fallback: T, parse: (text: string) => T): T => {
    const text = env[name]?.trim() ?? ''
    if (text === '') return fallback
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      problems.push(`${name} ${error.message}`)
      return fallback
    }
  }
  const chosen: Omit<Config, 'payments'> = {
    port: read('PORT', 8080, portOf),
    host: read('HOST', '127.0.0.1', hostOf),
    dataDir: resolve(
      workingDirectory,
      read('DATA_DIR', '.data', (text) => text),
    ),
    databaseUrl: read<string | null>('DATABASE_URL', null, databaseUrlOf),
    numberKey: read<Buffer | null>('FANGKIT_NUMBER_KEY', null, keyOf),
    demo: read('FANGKIT_DEMO', false, switchOf),
    origins: read<readonly string[]>('FANGKIT_ORIGINS', [], (text) => listOf(text).map(originOf)),
    publicOrigins: read<readonly string[]>('FANGKIT_PUBLIC_ORIGINS', [], (text) => listOf(text).map(originOf)),
    trustedProxies: read<readonly string[]>('FANGKIT_TRUSTED_PROXIES', [], (text) => listOf(text).map(networkOf)),
    ocr: read('FANGKIT_OCR', true, switchOf),
    amapKey: read<string | null>('FANGKIT_AMAP_KEY', null, amapKeyOf),
    amapUrl: read('FANGKIT_AMAP_URL', 'https://restapi.amap.com', originOf),
    logLevel: read<LogLevel>(
      'LOG_LEVEL',
      'info',
      (text) => LOG_LEVELS.find((level) => level === text) ?? refuse(`must be one of ${LOG_LEVELS.join(', ')}`),
    ),
  }
  // The demo payment service could be mistaken for a real one. Like demo data, it is on by default only with an
  // embedded database that only this machine can reach.
  const config: Config = {
    ...chosen,
    payments: read<Config['payments']>(
      'FANGKIT_PAYMENTS',
      chosen.demo || (isLoopback(chosen.host) && chosen.databaseUrl === null) ? 'sandbox' : 'off',
      paymentsOf,
    ),
  }
  if (problems.length > 0)
    throw new ConfigError(`The environment is not usable:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  return config
}

/** Returns true when only this machine can reach the address. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}

const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')

function portOf(text: string): number {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port <= 65_535 ? port : refuse('must be a whole number from 0 to 65535')
}

function hostOf(text: string): string {
  return isIP(text) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/.test(text)
    ? text
    : refuse('must be a host name or an IP address')
}

function databaseUrlOf(text: string): string {
  // The value may hold a password, so the error does not repeat it.
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text)
    ? text
    : refuse('must look like postgres://user:password@host:port/database')
}

function keyOf(text: string): Buffer {
  // The error does not repeat the secret.
  return /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : refuse('must be 64 hexadecimal digits, such as those of: openssl rand -hex 32')
}

function amapKeyOf(text: string): string {
  // The error does not repeat the secret.
  return /^[0-9A-Za-z]{16,64}$/.test(text)
    ? text
    : refuse('must be the key of a web service of AMap: 16 to 64 letters and digits')
}

function switchOf(text: string): boolean {
  return text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : refuse('must be 1 or 0')
}

function paymentsOf(text: string): Config['payments'] {
  return text === 'sandbox' || text === 'off' ? text : refuse('must be sandbox or off')
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : ''
  return origin === text && /^https?:/.test(text)
    ? text
    : refuse(`holds ${text}, which is no origin; write https://host or https://host:port`)
}

function networkOf(text: string): string {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = isIP(address) === 6 ? 128 : 32
  const ok =
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  return ok ? text : refuse(`holds ${text}, which is no IP address or network`)
}
