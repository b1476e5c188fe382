import type { RecordValues } from '../../catalogue/effect.ts'
import { payTypeOf } from '../../domain/project/pay-type.ts'
import { project } from '../../domain/project/project.ts'
import { recordOf } from '../record/answer.ts'
import type { Row } from '../store.ts'

/** A stored case as its record. */
export const storedProject = (row: Row): RecordValues => withPayType(recordOf(project, row))

/** Older cases store no pay type; where pay way and scheme leave only one, it is answered all the same. */
export function withPayType(record: RecordValues): RecordValues {
  if (record['prjPayType'] !== null && record['prjPayType'] !== undefined) return record
  const code = (name: string) => (typeof record[name] === 'string' ? String(record[name]) : null)
  return { ...record, prjPayType: payTypeOf(code('hf20PayWay'), code('hf20LoanScheme')) }
}
