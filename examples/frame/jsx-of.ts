import type { Appearance } from 'fangkit'

/** Returns one prop as JSX. Objects and functions are replaced by a name. */
function attribute(name: string, value: unknown): string {
  if (value === true) return name
  if (typeof value === 'string')
    return /["\n\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') return `${name}={${name}}`
  return `${name}={${String(value)}}`
}

const MOST_ON_A_LINE = 90

/** Returns the JSX of a component with these props inside a provider with this appearance. */
export function jsxOf(
  component: string,
  props: Readonly<Record<string, unknown>>,
  { scheme, density }: Appearance,
): string {
  const written = Object.entries(props).map(([name, value]) => attribute(name, value))
  const line = `  <${[component, ...written].join(' ')} />`
  const tag =
    line.length > MOST_ON_A_LINE ? `  <${component}\n${written.map((one) => `    ${one}`).join('\n')}\n  />` : line
  return (
    '<FangkitProvider transport={transport} auth={auth} ' +
    `appearance={{ scheme: '${scheme}', density: '${density}' }}>\n${tag}\n</FangkitProvider>`
  )
}
