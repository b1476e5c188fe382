import * as v from 'valibot'
import type { Entity, RecordOf } from '../../catalogue/entity.ts'
import { notList, recordOutput, type Stored } from '../output.ts'

/**
 * The declared names of a record, without the index signature: it allows any name, so no further part would be
 * compatible.
 */
type Declared<R> = { [K in keyof R as string extends K ? never : K]: R[K] }

/** A record with further parts; each part is read by its own schema. */
export function recordWith<E extends Entity, const S extends v.ObjectEntries>(
  entity: E,
  parts: S,
): v.GenericSchema<unknown, Declared<Stored<RecordOf<E>>> & { [K in keyof S]: v.InferOutput<S[K]> }> {
  const [record, further] = [recordOutput(entity), v.object(parts)]
  const schema = v.pipe(
    v.unknown(),
    notList,
    v.looseObject({}),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const [own, beside] = [v.safeParse(record, dataset.value), v.safeParse(further, dataset.value)]
      if (own.success && beside.success) return { ...own.output, ...beside.output }
      for (const { message } of [...(own.issues ?? []), ...(beside.issues ?? [])]) addIssue({ message })
      return NEVER
    }),
  )
  return schema as unknown as v.GenericSchema<
    unknown,
    Declared<Stored<RecordOf<E>>> & { [K in keyof S]: v.InferOutput<S[K]> }
  > // adapter: both parts were read above
}
