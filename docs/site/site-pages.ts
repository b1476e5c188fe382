import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { ELEMENT_TABLES, type WidgetName } from '../../lib/elements/tables.ts'
import { type PagePlace, withPageLinks } from './page-links.ts'
import { withShownCode } from './shown-code.ts'
import { widgetPage } from './widget-page.ts'

/** The pages that are written for the site. */
const OWN = 'docs/pages'
/** The guides and the reference: the package carries them, and the site shows them as they are. */
const GUIDES = 'lib/guides'

const markdownIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()

const isWidget = (name: string): name is WidgetName => Object.hasOwn(ELEMENT_TABLES, name)

/** Where every page comes from, and where it stands. */
export const pagePlaces = (): readonly PagePlace[] => [
  ...markdownIn(OWN).map((file) => ({ from: posix.join(OWN, file), to: file })),
  ...markdownIn(GUIDES).map((file) => ({
    from: posix.join(GUIDES, file),
    to: posix.join('guides', file.replace(/(^|\/)README\.md$/, '$1index.md')),
  })),
  { from: 'CHANGELOG.md', to: 'changelog.md' },
]

/** Every page of the site by its path there; nothing that the repository says already stands in `docs` again. */
export async function sitePages(): Promise<ReadonlyMap<string, string>> {
  const places = pagePlaces()
  const pages = new Map(places.map(({ from, to }) => [from, to]))
  const readme = await readFile('README.md', 'utf8')
  const page = async (place: PagePlace): Promise<readonly [string, string]> => {
    const { from, to } = place
    const text = await readFile(from, 'utf8')
    const [, widget = ''] = /^widgets\/([a-z-]+)\.md$/.exec(to) ?? []
    if (isWidget(widget)) return [to, widgetPage(widget, text, readme)]
    return [to, from.startsWith(`${OWN}/`) ? await withShownCode(text) : withPageLinks(text, place, pages)]
  }
  return new Map(await Promise.all(places.map(page)))
}

/** The files of the pages written for the site: their code is checked as that of the guides is. */
export const ownPageFiles = (): readonly string[] => markdownIn(OWN).map((file) => join(OWN, file))
