import { describe, expect, it } from 'vitest'
import { ownPageFiles } from '../../../docs/site/site-pages.ts'
import { guideFiles, sampleErrors, samples, samplesIn } from '../../guides/samples.ts'

/** It reads the whole library: on a busy machine that takes minutes. */
const PATIENCE_MS = 600_000

describe('the code in the guides and in the pages of the documentation', () => {
  it(
    'is understood by TypeScript against the library as it is, every piece of it',
    () => {
      const pages = samples(ownPageFiles())
      expect(pages.length).toBeGreaterThan(20)
      const all = [...samples(guideFiles()), ...pages]
      expect(all.length).toBeGreaterThan(pages.length + 20)
      // Two pieces that must not pass show that the check looks.
      const wrong = samplesIn(
        'wrong.md',
        "```tsx\nimport { FeeTab } from 'fangkit/fee-tab'\nexport const Fees = () => " +
          "<FeeTab project={projectId} />\n```\n\n```ts{1}\nimport { nothing } from 'fangkit'\n```\n",
      )
      const said = sampleErrors([...all, ...wrong])
      expect(said.filter((line) => line.startsWith('wrong.md')).map((line) => line.split(' ')[0])).toEqual([
        'wrong.md:3',
        'wrong.md:7',
      ])
      expect(said.filter((line) => !line.startsWith('wrong.md'))).toEqual([])
    },
    PATIENCE_MS,
  )
})
