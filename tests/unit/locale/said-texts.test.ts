import { describe, expect, it } from 'vitest'
import { sayingProgram, unsaidTexts } from './said-texts.ts'

/** It reads every source with interface texts: on a busy machine that takes minutes. */
const PATIENCE_MS = 600_000
/** A pack of which every text but one is said, each in another way. */
const PACK = `
import { definePack } from '../message-pack.ts'
export const sampleMessages = definePack('sample', {
  read: '', taken: '', chosen: { a: '', b: '' }, lent: '', given: '', silent: '', save: '',
})
`
const SPEAKER = `
import { sampleMessages } from '../locale/zh-cn/sample.ts'
const handed = ({ lent, given }: Readonly<Record<'lent' | 'given', string>>): string => lent + given
const door = { save: () => 'of another kind', silent: 3 }
export function Sample({ which }: { readonly which: 'a' | 'b' }): string {
  const texts = sampleMessages.texts
  const { taken: other } = texts
  return texts.read + other + texts.chosen[which] + handed(texts) + door.save() + String(door.silent)
}
`

describe('the texts of the widgets', () => {
  it(
    'are all said somewhere: no key that nobody reads',
    () => {
      const unsaid = unsaidTexts(
        sayingProgram({ 'lib/locale/zh-cn/sample.ts': PACK, 'lib/widgets/sample.ts': SPEAKER }),
      )
      // The sample shows that the search looks, and that a name other things have as well does not deceive it.
      expect(unsaid.filter((path) => path.startsWith('sample.'))).toEqual(['sample.silent', 'sample.save'])
      expect(unsaid.filter((path) => !path.startsWith('sample.'))).toEqual([])
    },
    PATIENCE_MS,
  )
})
