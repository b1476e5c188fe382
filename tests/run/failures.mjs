// What failed, short enough for a log of which only the end is kept.
const MOST_CHARACTERS = 6_000
const MOST_NAMES = 30
const MOST_LINES = 30
const LEAST_EACH = 300

const width = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text)
const lines = (text, most) =>
  width(
    text
      .split('\n')
      .slice(0, MOST_LINES)
      .map((line) => width(line, 240))
      .join('\n'),
    most,
  )

/** Every failure by file and name, then as much of each error as fits. */
export function describeFailures(failures) {
  if (failures.length === 0) return ''
  const shown = failures.slice(0, MOST_NAMES)
  const names = shown.map(({ file, name }) => `  ✗ ${width([file, name].filter(Boolean).join(' › '), 200)}`)
  if (failures.length > shown.length) names.push(`  … and ${failures.length - shown.length} more`)
  const list = [`${failures.length} failed:`, ...names].join('\n')
  const available = Math.max(0, MOST_CHARACTERS - list.length)
  const printed = shown.slice(0, Math.max(1, Math.floor(available / LEAST_EACH)))
  const each = Math.max(LEAST_EACH, Math.floor(available / printed.length))
  return [
    list,
    ...printed.map(
      ({ file, name, error }) => `\n✗ ${width([file, name].filter(Boolean).join(' › '), 200)}\n${lines(error, each)}`,
    ),
  ].join('\n')
}
