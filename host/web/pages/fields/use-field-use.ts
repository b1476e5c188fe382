import { answerOf, type FangkitError, useFkQuery } from 'fangkit'
import { type FieldUse, fieldUseCalls } from 'fangkit/contract'

/** A field, with the people and the kind of case a setting is for; null for all. */
export interface FieldOfSetting {
  readonly table: string
  readonly name: string
  readonly people: string | null
  readonly kind: string | null
}

export interface FieldUseAnswer {
  readonly use: FieldUse | undefined
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** What the server counts about a field. Cases change meanwhile, so it is asked again whenever the panel opens. */
export function useFieldUse(of: FieldOfSetting | null): FieldUseAnswer {
  const plan =
    of &&
    answerOf(fieldUseCalls.getFieldUse, {
      tableId: Number(of.table),
      fldName: of.name,
      ...(of.people !== null && { memberType: of.people }),
      ...(of.kind !== null && { prjType: of.kind }),
    })
  const { data, error, refetch } = useFkQuery(plan, { staleTime: 0 })
  return { use: data, error, retry: () => void refetch() }
}
