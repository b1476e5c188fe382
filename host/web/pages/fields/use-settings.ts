import { useMemo } from 'react'
import { answerOf, type FangkitError, useFkQuery } from 'fangkit'
import { LARGEST_PAGE, recordCalls } from 'fangkit/contract'
import {
  type Entity,
  fieldSetting,
  fieldSettingOfCity,
  fieldSettingOfKind,
  type PreviewedSetting,
} from 'fangkit/domain'
import { PATHS } from '../../paths.ts'
import { fieldsMessages } from './fields-messages.ts'

/** The level a list of field settings is about. */
export type Level = 'general' | 'kind' | 'city'

const LEVEL_OF: Readonly<Record<string, Level>> = { [PATHS.fieldsOfKind]: 'kind', [PATHS.fieldsOfCity]: 'city' }

/** The level of the list at an address. */
export const levelAt = (path: string): Level => LEVEL_OF[path] ?? 'general'

export const LEVEL_CALLS = {
  general: recordCalls(fieldSetting),
  kind: recordCalls(fieldSettingOfKind),
  city: recordCalls(fieldSettingOfCity),
} as const

/** The declaration of the settings of each level, with the rules they are checked by. */
export const LEVEL_ENTITY: Readonly<Record<Level, Entity>> = {
  general: fieldSetting,
  kind: fieldSettingOfKind,
  city: fieldSettingOfCity,
}

/** Settings of one level belong to the city of work, whichever that is. */
export const HERE = 'here'

/** A stored setting with what a save of it sends. */
export interface StoredSetting extends PreviewedSetting {
  readonly level: Level
  readonly key: string
  readonly version: number
  /** The texts of its codes and accounts, by field. */
  readonly texts: Readonly<Record<string, string>>
}

interface Settings {
  readonly data: readonly StoredSetting[] | undefined
  readonly error: FangkitError | null
  readonly retry: () => void
}

/**
 * The stored settings of a table that apply to a kind of case and to some people, of every level.
 * @param table null while it is not known
 */
export function useSettings(table: string | null, kind: string | null, people: string | null): Settings {
  const input = { page: 1, pageSize: LARGEST_PAGE, search: { hf02Table: { is: [table ?? ''] } } } as const
  const enabled = table !== null
  const general = useFkQuery(answerOf(LEVEL_CALLS.general.getPageList, input), { enabled })
  const ofKind = useFkQuery(answerOf(LEVEL_CALLS.kind.getPageList, input), { enabled })
  const ofCity = useFkQuery(answerOf(LEVEL_CALLS.city.getPageList, input), { enabled })
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

interface StoredTexts {
  readonly keyValue: string
  readonly refValues: StoredSetting['texts']
}

function settingOf(
  level: Level,
  { refValues, ...row }: PreviewedSetting['values'] & Pick<StoredSetting, 'version'> & StoredTexts,
): StoredSetting {
  return {
    level,
    texts: refValues,
    key: row.keyValue,
    version: row.version,
    // An installation starts with the general settings; until a person changes one, it says what the program declares.
    from:
      level === 'general' && row.version === 1 && row['crtUsr'] === 'system'
        ? fieldsMessages.asDelivered
        : fieldsMessages.level[level],
    project: null,
    city: level === 'city' ? HERE : null,
    values: {
      ...row,
      hf02PrjType: level === 'kind' ? (row['hf02PrjType'] ?? null) : null,
      memberType: row['memberType'] || null,
    },
  }
}
