// Runs programs quietly: what they write goes to a file, and their end is returned.
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { stripVTControlCharacters } from 'node:util'

export const REPORTS = '.cache/test'
const MOST_CHARACTERS = 20_000

/** @returns whether a program ended well, and the end of what it wrote */
export async function runProgram(name, [command, ...args], env = {}) {
  const file = `${REPORTS}/${name}.log`
  const log = createWriteStream(file)
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  })
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false })
  const code = await new Promise((resolve) => {
    child.on('error', (error) => {
      log.write(String(error))
      resolve(1)
    })
    child.on('close', resolve)
  })
  log.end()
  await finished(log)
  return {
    ended: code === 0,
    output: stripVTControlCharacters(readFileSync(file, 'utf8')).trim().slice(-MOST_CHARACTERS),
  }
}
