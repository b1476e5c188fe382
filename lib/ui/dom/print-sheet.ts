/** A list to print; every page has its number. */
export interface PrintSheet {
  readonly title: string
  /** Lines below the title, such as the case, the jobs and the day. */
  readonly lines: readonly string[]
  readonly tables: readonly PrintTable[]
}

export interface PrintTable {
  /** Empty when the sheet is this one table. */
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Text shown when there are no rows. */
  readonly empty: string
}

const LOOK = `
@page { margin: 14mm; @bottom-right { content: counter(page) " / " counter(pages); \
font: 10px system-ui, sans-serif; color: #444 } }
body { margin: 0; font: 12px/18px "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif; \
color: #000; background: #fff }
h1 { margin: 0 0 6px; font-size: 18px; line-height: 26px }
h2 { margin: 16px 0 6px; font-size: 14px; line-height: 22px }
p { margin: 0 }
table { width: 100%; border-collapse: collapse; font: inherit }
th, td { padding: 5px 8px; border: 1px solid #666; text-align: start; vertical-align: top; \
overflow-wrap: anywhere; white-space: pre-line }
th { font-weight: 600; white-space: nowrap }
tr { break-inside: avoid }
h2 { break-after: avoid }
`

/**
 * Writes a sheet into an empty document. It uses a constructed style sheet, because a page's policy may forbid inline
 * styles.
 */
export function drawSheet(page: Document, { title, lines, tables }: PrintSheet): void {
  const view = page.defaultView
  if (view !== null && 'adoptedStyleSheets' in page) {
    const look = new view.CSSStyleSheet()
    look.replaceSync(LOOK)
    page.adoptedStyleSheets = [look]
  }
  page.documentElement.lang = 'zh-CN'
  page.title = title
  page.body.replaceChildren(
    element(page, 'h1', title),
    ...lines.map((line) => element(page, 'p', line)),
    ...tables.flatMap((table) => [
      ...(table.title === '' ? [] : [element(page, 'h2', table.title)]),
      table.rows.length === 0 ? element(page, 'p', table.empty) : tableOf(page, table),
    ]),
  )
}

function tableOf(page: Document, { title, columns, rows }: PrintTable): HTMLElement {
  const table = page.createElement('table')
  table.setAttribute('aria-label', title === '' ? page.title : title)
  const head = page.createElement('thead')
  head.append(rowOf(page, 'th', columns))
  const body = page.createElement('tbody')
  body.append(...rows.map((row) => rowOf(page, 'td', row)))
  table.append(head, body)
  return table
}

function rowOf(page: Document, kind: 'th' | 'td', texts: readonly string[]): HTMLElement {
  const row = page.createElement('tr')
  row.append(...texts.map((text) => element(page, kind, text)))
  return row
}

function element(page: Document, tag: string, text: string): HTMLElement {
  const made = page.createElement(tag)
  made.textContent = text
  return made
}
