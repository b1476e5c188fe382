import { describe, expect, it } from 'vitest'
import { modules } from '../../../lib/backend/backend-modules.ts'
import { tables } from '../../../lib/backend/tables.ts'
import { sources } from './sources.ts'

const inFolders = sources.flatMap(({ path, text }) => {
  const [, folder, file] = /^lib\/backend\/([a-z-]+)\/(?:.*\/)?([a-z-]+)\.ts$/.exec(path) ?? []
  return folder && file ? [{ folder, file, path, text }] : []
})
const modulesIn = (folder: string) => inFolders.filter((one) => one.folder === folder && one.file.endsWith('-module'))
/** What a module lists as its tables. */
const tablesOf = (text: string) => /^ {2}tables: \[([^\]]*)\]/m.exec(text)?.[1] ?? ''

describe('the folders of the back end', () => {
  it('declare themselves once, wherever they have calls or tables, and are listed', () => {
    const working = inFolders.filter(({ file }) => /(-handlers|-tables?)$/.test(file)).map(({ folder }) => folder)
    expect(new Set(working).size).toBeGreaterThan(30)
    expect(
      [...new Set(working)].filter((folder) => modulesIn(folder).length !== 1),
      'Declare what the folder adds in one x-module.ts.',
    ).toEqual([])
    const list = sources.find(({ path }) => path === 'lib/backend/backend-modules.ts')?.text ?? ''
    const declared = inFolders.filter(({ file }) => file.endsWith('-module'))
    expect(
      declared.filter(({ folder, file }) => !list.includes(`'./${folder}/${file}.ts'`)).map(({ path }) => path),
      'Add the module to lib/backend/backend-modules.ts.',
    ).toEqual([])
    expect(modules).toHaveLength(declared.length)
  })
  it('list every table they declare', () => {
    const declared = inFolders
      .filter(({ file }) => /-tables?$/.test(file))
      .flatMap(({ folder, text }) =>
        [...text.matchAll(/^export const (\w+Tables?)\b/gm)].map(([, name = '']) => ({ folder, name })),
      )
    expect(declared.length).toBeGreaterThan(80)
    expect(
      declared
        .filter(({ folder, name }) => !modulesIn(folder).some(({ text }) => tablesOf(text).includes(name)))
        .map(({ folder, name }) => `${folder}: ${name}`),
      'Name the table in `tables` of the module of its folder.',
    ).toEqual([])
    expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
  })
  it('are read through the list: no file of the back end gathers handlers or tables beside it', () => {
    const gathering = sources.filter(
      ({ path, text }) =>
        path.startsWith('lib/backend/') &&
        !path.endsWith('-module.ts') &&
        (text.match(/^import .*-handlers\.ts'$/gm) ?? []).length > 5,
    )
    expect(
      gathering.map(({ path }) => path),
      'Let each folder name its handlers in its module, and read them through lib/backend/backend-modules.ts.',
    ).toEqual([])
  })
})
