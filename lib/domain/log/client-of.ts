/**
 * Patterns of browsers and systems in a user agent; the first match counts, because most user agents also name others.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\/(\d+)/, '微信'],
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bQQBrowser\/(\d+)/, 'QQ浏览器'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?Chrome\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)[\d.]* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/HarmonyOS/, 'HarmonyOS'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows NT/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/**
 * Short name of a browser by its user agent, such as `Chrome 126 · Windows`; null when it is unknown. Never returns the
 * text itself, which can be anything.
 * @public
 */
export function clientOf(userAgent: string | null | undefined): string | null {
  if (!userAgent) return null
  const browser = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : [`${name} ${version.slice(0, 4)}`]
  })[0]
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [browser, system].filter((part) => part !== undefined).join(' · ') || null
}

/**
 * An address without the part that identifies one machine: drops the last part of an IPv4 address and the lower half of
 * an IPv6 one. Null for anything that is no address.
 * @public
 */
export function shortAddress(address: string): string | null {
  const four = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)
  if (four?.[1] !== undefined) return `${four[1]}.*`
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return null
  const [head = '', tail] = address.toLowerCase().split('::')
  const parts = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - parts.length - (tail === '' ? 0 : tail.split(':').length))
  const whole = [...parts, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
  return `${whole.slice(0, 4).join(':')}::*`
}
