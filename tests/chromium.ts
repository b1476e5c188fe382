import { existsSync } from 'node:fs'

/** Flags that keep Debian's Chromium quiet and off the network. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
] as const

/** Where Chromium is. @throws Error with the line that installs it */
export function chromiumPath(): string {
  const found = PLACES.find((place) => place !== undefined && existsSync(place))
  if (!found) throw new Error('Chromium is missing: apt-get install -y chromium fonts-noto-cjk')
  return found
}
