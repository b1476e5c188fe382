import { readFile } from 'node:fs/promises'

/** Address of the back end in all instructions for partners. */
export const EXAMPLE_API = 'https://cases.example'

/** The first piece of code in a language. @throws Error that names the file */
export function firstIn(file: string, markdown: string, language: string): string {
  const [, lines] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(markdown) ?? []
  if (lines === undefined) throw new Error(`${file} shows no ${language}`)
  return lines
}

/** The code of the README for a partner with React. @param api address of the back end */
export async function reactExample(api: string): Promise<string> {
  return firstIn('README.md', await readFile('README.md', 'utf8'), 'tsx').replace(EXAMPLE_API, api)
}

/**
 * The code of the guide for a partner without a bundler: the page, and `fees.js` with the imports it shows for that
 * case, the rest unchanged.
 */
export async function plainExample(api: string): Promise<{ readonly html: string; readonly script: string }> {
  const file = 'lib/guides/elements.md'
  const guide = await readFile(file, 'utf8')
  const [html = '', imports = '', rest = ''] = ['html', 'js', 'ts'].map((language) => firstIn(file, guide, language))
  return {
    html: `<!doctype html>\n<meta charset="utf-8" />\n<link rel="icon" href="data:," />\n${html}`,
    script: `${imports}${rest.replace(/^import .*\n/gm, '')}`.replace(EXAMPLE_API, api),
  }
}

/** The code of the guide for a partner who tests their own page: the test, and the setup jsdom needs. */
export async function testExample(): Promise<{ readonly test: string; readonly setup: string }> {
  const file = 'lib/guides/testing.md'
  const [, chapter = ''] = (await readFile(file, 'utf8')).split('## 测自己的页面')
  return { test: firstIn(file, chapter, 'tsx'), setup: firstIn(file, chapter, 'ts') }
}
