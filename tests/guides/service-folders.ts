import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const LAYERS = ['lib/domain', 'lib/contract']
/** Services that are declared beside the folders of a layer: fields, dictionaries and other settings. */
const BESIDE = 'settings'

const DECLARED = /(?:\bservice: |\w = )'(\w+)'/g

/** Sources below the folders of both layers, those that declare a record or a call first. */
function declaringSources(): readonly { readonly folder: string; readonly text: string }[] {
  const sources = LAYERS.flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file.includes('/'))
      .sort()
      .map((file) => ({ folder: file.split('/')[0] ?? '', text: readFileSync(join(layer, file), 'utf8') })),
  )
  const declares = ({ text }: { readonly text: string }): boolean => /\bdefine(?:Entity|Call)\(/.test(text)
  return [...sources.filter(declares), ...sources.filter((source) => !declares(source))]
}

function readFolders(): ReadonlyMap<string, string> {
  const folders = new Map<string, string>()
  for (const { folder, text } of declaringSources())
    for (const [, service = ''] of text.matchAll(DECLARED)) if (!folders.has(service)) folders.set(service, folder)
  return folders
}

const folders = readFolders()

/** Path of a service's page below the reference: in the folder of `lib/domain` or `lib/contract` that declares it. */
export function servicePage(kind: 'calls' | 'fields', service: string): string {
  return `${kind}/${folders.get(service) ?? BESIDE}/${service}.md`
}
