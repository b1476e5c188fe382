import { paperType } from '../../../domain/paper/paper-type.ts'
import { listOf } from '../../../backend/session.ts'
import { documentTable, ATTACHED } from '../../../backend/file/document-table.ts'
import type { Files } from '../../../backend/files.ts'
import type { Unit } from '../../../backend/store.ts'
import { paperTypeTable } from '../../../backend/paper/paper-tables.ts'
import { paperPicture } from './paper-picture.ts'

/** Kinds of paper with samples, their titles, and how many there are. */
const SAMPLED: readonly (readonly [cardType: string, title: string, count: number])[] = [
  ['P001', '身份证', 2],
  ['P003', '婚姻证明', 2],
  ['P007', '收入证明', 1],
  ['P022', '产权证', 3],
]

/** Adds samples to the guidance of some kinds of paper. Existing samples stay. */
export async function addPaperSamples(unit: Unit, files: Files, now: number): Promise<void> {
  for (const [cardType, title, count] of SAMPLED) {
    const kind = await unit.get(paperTypeTable, `paper-${cardType}`)
    if (!kind || listOf(kind.values['samples']).length > 0) continue
    const keys = Array.from({ length: count }, (_, index) => `demo-sample-${cardType}-${index + 1}`)
    for (const [index, key] of keys.entries()) {
      const bytes = await paperPicture(title, '样例', index + 1)
      const hash = await files.bring(bytes)
      await unit.insert(documentTable, {
        key,
        project: null,
        city: null,
        values: {
          state: ATTACHED,
          stateSince: now,
          objType: paperType.service,
          objId: kind.key,
          fileCls: 'samples',
          hash,
          name: `${title}样例${index + 1}.png`,
          size: bytes.length,
          format: 'png',
        },
      })
    }
    await unit.update(paperTypeTable, kind.key, kind.version, { samples: keys })
  }
}
