/** What a table cell may hold: one line, its bars escaped. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim()

/** A table; columns that are empty in every row are left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const requested = head.map((_, column) => rows.some((row) => (row[column] ?? '') !== ''))
  const line = (cells: readonly string[]) =>
    `| ${cells
      .filter((_, column) => requested[column])
      .map(cell)
      .join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

export const code = (text: string): string => `\`${text}\``

/** Said at the head of every generated page. */
export const GENERATED = '本页由 `npm run guides` 从源码生成，请勿手改。'

export function page(title: string, ...parts: readonly string[]): string {
  return `${[`# ${title}`, GENERATED, ...parts].filter((part) => part !== '').join('\n\n')}\n`
}
