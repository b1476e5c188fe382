import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import type { Bench, Measurement } from './bench.ts'
import { measureBesidePeers } from './peers.ts'
import { takePictures } from './pictures.ts'

/** Files of this folder that are not benches. */
const OTHERS = ['run', 'bench', 'bench-page', 'keystrokes', 'peers', 'pictures']
const CALIBRATION_LOOPS = 60_000_000

const benches = readdirSync(import.meta.dirname)
  .flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
  .filter((name) => !OTHERS.includes(name))
  .sort()
const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    peers: { type: 'string' },
    reps: { type: 'string', default: '5' },
    out: { type: 'string' },
    portal: { type: 'string', default: 'http://127.0.0.1:8080' },
  },
})
const quiet = options.json === true
const say = (line: string) => void process.stdout.write(`${line}\n`)

if (options.peers !== undefined) {
  await measureBesidePeers(options.peers, asked, Number(options.reps))
  process.exit()
}

if (asked[0] === 'pictures') {
  if (options.out === undefined) throw new Error('pictures need a folder: npm run bench pictures -- --out=<folder>')
  await takePictures(options.portal, options.out, asked.slice(1))
  process.exit()
}

const unknown = asked.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  say(`No such bench: ${unknown.join(', ')}. There are: ${benches.join(', ')}`)
  process.exit(1)
}

/** How busy the machine is: a fixed amount of work, in milliseconds. */
function calibration(): number {
  const start = performance.now()
  let sum = 0
  for (let i = 0; i < CALIBRATION_LOOPS; i += 1) sum = (sum + i * 7) % 1_000_003
  return Math.round(performance.now() - start + sum * 0)
}

function row({ name, unit, median, p95, p99, max, worst, work, peer, budget }: Measurement): string {
  const cells = [
    name.padEnd(56),
    `${String(median).padStart(9)} ${unit.padEnd(5)}`,
    (p95 === undefined ? '' : `p95 ${p95} ${unit}`).padEnd(18),
    (p99 === undefined ? '' : `p99 ${p99}`).padEnd(12),
    max === undefined ? '' : `max ${max}${worst === undefined ? '' : ` ${worst}`}`.padEnd(30),
    work === undefined ? '' : `work ${work}`,
    peer ? `${(median / peer.figure).toFixed(2)} × ${peer.name} (${peer.figure})` : '',
    budget === undefined ? '' : `budget ${budget}${median > budget ? '  OVER' : ''}`,
  ]
  return cells.join(' ').trimEnd()
}

const results: Record<string, readonly Measurement[]> = {}
const calibrated = calibration()
const load = loadavg().map((value) => Math.round(value * 10) / 10)
if (!quiet) say(`calibration ${calibrated} ms, load ${load.join(' ')}`)
for (const name of asked.length > 0 ? asked : benches) {
  const { bench }: { bench: Bench } = await import(`./${name}.ts`)
  if (!quiet) say(`\n${name} — ${bench.about}`)
  const measurements = await bench.run()
  results[name] = measurements
  if (!quiet) for (const measurement of measurements) say(row(measurement))
}
say(`${quiet ? '' : '\n'}${JSON.stringify({ calibration: calibrated, load, results })}`)
