import { useMemo } from 'react'
import { answerOf, type FangkitError, useFkQuery } from 'fangkit'
import { LARGEST_PAGE, recordCalls } from 'fangkit/contract'
import { fieldSetting, fieldSettingOfCity, fieldSettingOfKind, type PreviewedSetting } from 'fangkit/domain'
import { fieldsMessages as texts } from './fields-messages.ts'

/** The level a list of field settings is about. */
export type Level = 'general' | 'kind' | 'city'

export const LEVEL_CALLS = {
  general: recordCalls(fieldSetting),
  kind: recordCalls(fieldSettingOfKind),
  city: recordCalls(fieldSettingOfCity),
} as const

/** Settings of one level belong to the city of work, whichever that is. */
export const HERE = 'here'

/** A stored setting with what a save of it sends. */
export interface StoredSetting extends PreviewedSetting {
  readonly level: Level
  readonly key: string
  readonly version: number
}

interface Settings {
  readonly data: readonly StoredSetting[] | undefined
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** The stored settings of a table that apply to a kind of case and to some people, of every level. */
export function useSettings(table: string, kind: string | null, people: string | null): Settings {
  const input = { page: 1, pageSize: LARGEST_PAGE, search: { hf02Table: { is: [table] } } } as const
  const general = useFkQuery(answerOf(LEVEL_CALLS.general.getPageList, input))
  const ofKind = useFkQuery(answerOf(LEVEL_CALLS.kind.getPageList, input))
  const ofCity = useFkQuery(answerOf(LEVEL_CALLS.city.getPageList, input))
  const [a, b, c] = [general.data, ofKind.data, ofCity.data]
  const data = useMemo(() => {
    if (!a || !b || !c) return undefined
    const all = [
      ...a.map((row) => settingOf('general', row)),
      ...b.map((row) => settingOf('kind', row)),
      ...c.map((row) => settingOf('city', row)),
    ]
    return all.filter(
      ({ values: { hf02PrjType, memberType } }) => applies(hf02PrjType, kind) && applies(memberType, people),
    )
  }, [a, b, c, kind, people])
  return {
    data,
    error: general.error ?? ofKind.error ?? ofCity.error,
    retry: () => {
      for (const { refetch } of [general, ofKind, ofCity]) void refetch()
    },
  }
}

/** A setting without a code applies to all. */
const applies = (code: unknown, wanted: string | null): boolean => code === null || code === wanted

function settingOf(
  level: Level,
  row: PreviewedSetting['values'] & { readonly keyValue: string; readonly version: number },
): StoredSetting {
  return {
    level,
    key: row.keyValue,
    version: row.version,
    // An installation starts with the general settings; until a person changes one, it says what the program declares.
    from: row.version === 1 && row['crtUsr'] === 'system' ? texts.asDelivered : texts.level[level],
    project: null,
    city: level === 'city' ? HERE : null,
    values: {
      ...row,
      hf02PrjType: level === 'kind' ? (row['hf02PrjType'] ?? null) : null,
      memberType: row['memberType'] || null,
    },
  }
}
