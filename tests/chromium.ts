import { existsSync } from 'node:fs'

/** Flags that switch off the network requests and messages of Debian's Chromium. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = (places: readonly (string | undefined)[]): string | undefined =>
  places.find((place) => place !== undefined && existsSync(place))

/** Where Chromium is as people use it, if it is installed. */
export const installedChromium = (): string | undefined =>
  installed([process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'])

/** Where its program without windows is, if it is installed. */
export const installedHeadless = (): string | undefined =>
  installed([process.env['CHROMIUM_HEADLESS'], '/usr/bin/chromium-headless-shell'])

/**
 * Where Chromium is as people use it: what is measured, and what shows PDF.
 *
 * @throws Error with the line that installs it
 */
export function chromiumPath(): string {
  const found = installedChromium()
  if (!found) throw new Error('Chromium is missing: apt-get install -y chromium fonts-noto-cjk')
  return found
}

/**
 * Where the program without windows is, or else Chromium itself. It is the same engine, and takes half to three
 * quarters of the processor time for the same tests; it shows no PDF.
 */
export const headlessPath = (): string => installedHeadless() ?? chromiumPath()
