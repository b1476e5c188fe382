// Where the time of a run goes: by step of the run, by kind and by file of tests.
import { cpus } from 'node:os'

/** Milliseconds all processors of the machine were busy since it started; other programs count too. */
const busy = () => cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)

/** Measures a step of the run. @returns a function that answers wall and processor time so far, in milliseconds */
export function startClock() {
  const since = Date.now()
  const busySince = busy()
  return () => ({ wall: Date.now() - since, processor: busy() - busySince })
}

export const seconds = (milliseconds) => `${Math.round(milliseconds / 1_000)} s`

const KINDS = ['start', 'import', 'seeding', 'tests', 'teardown']
const MOST_FILES = 40
const tenths = (milliseconds) => (milliseconds === undefined ? '–' : (milliseconds / 1_000).toFixed(1))
const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
const sum = (files, kind) => files.reduce((total, file) => total + (file[kind] ?? 0), 0)

/**
 * Two tables in seconds. Kinds are added up over files that ran side by side, so they may exceed the wall time.
 * `start` and `teardown` of a round hold what the round does once: servers, seeding for all files, builds.
 */
export function describeTimes(steps) {
  const files = steps.flatMap((step) => step.files ?? [])
  return [
    'Steps of the run, in seconds (wall and processor of the whole step; kinds added up over its files)',
    table(
      ['step', 'wall', 'processor', ...KINDS],
      steps.map(({ name, wall, processor, files: own, start, teardown }) => [
        name,
        tenths(wall),
        tenths(processor),
        ...(own === undefined
          ? KINDS.map(() => '–')
          : [
              tenths(start + sum(own, 'start')),
              tenths(sum(own, 'import')),
              tenths(sum(own, 'seeding')),
              tenths(sum(own, 'tests')),
              tenths(teardown + sum(own, 'teardown')),
            ]),
      ]),
    ),
    `The ${MOST_FILES} slowest of ${files.length} files, in seconds (processor: of the process the file runs ` +
      `in, where it is Node's)`,
    table(
      ['file', 'wall', 'processor', ...KINDS],
      [...files]
        .sort((one, other) => other.wall - one.wall)
        .slice(0, MOST_FILES)
        .map((file) => [file.file, ...['wall', 'processor', ...KINDS].map((kind) => tenths(file[kind]))]),
    ),
  ].join('\n\n')
}
