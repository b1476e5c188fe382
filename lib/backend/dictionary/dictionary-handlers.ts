import { dictionaryCalls, type DictEntry } from '../../contract/settings/dictionary-calls.ts'
import { DICTIONARY } from '../../domain/codes.ts'
import { implement, type SignedIn } from '../handler.ts'
import { divisionsUnder } from '../national-divisions.ts'
import { SIGNED_IN } from '../policy.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { dictEntryTable } from './dictionary-tables.ts'
import { organisationsWithin, type Limit } from './organisation-entries.ts'

const MOST_CODES = 100

export const dictionaryHandlers = [
  implement(dictionaryCalls.getDictVals, SIGNED_IN, async ({ Code, LimitFld, LimitVal }, context) => {
    const codes = [
      ...new Set(
        (Code ?? '')
          .split(',')
          .map((code) => code.trim())
          .filter((code) => code !== ''),
      ),
    ]
    if (codes.length === 0) throw Refusal.invalid([{ field: 'Code', message: '字典代码必填' }])
    if (codes.length > MOST_CODES) throw Refusal.invalid([{ field: 'Code', message: `一次最多取${MOST_CODES}个字典` }])
    const [only] = codes
    if (codes.length === 1 && only !== undefined)
      return {
        data: await entriesOf(
          context,
          only,
          LimitVal || LimitFld ? { field: LimitFld ?? '', value: LimitVal ?? '' } : null,
        ),
      }
    if (LimitVal) throw Refusal.invalid([{ field: 'LimitVal', message: '限定值只能用于单个字典' }])
    const stored = await storedEntries(context.unit, codes)
    const pairs = await Promise.all(
      codes.map(
        async (code) =>
          [code, GENERATED.has(code) ? await entriesOf(context, code, null) : (stored.get(code) ?? [])] as const,
      ),
    )
    return { data: Object.fromEntries(pairs) }
  }),
]

type Generate = (context: SignedIn, limit: Limit | null) => Promise<readonly DictEntry[]>

/** Dictionaries generated from rows of other tables. */
const GENERATED: ReadonlyMap<string, Generate> = new Map<string, Generate>([
  [
    DICTIONARY.divisions,
    async (_context, limit) =>
      divisionsUnder(limit?.value || null).map(({ code, name, parent: father }, index) => ({
        key: code,
        value: name,
        sortOrder: index + 1,
        otherValues: father === null ? {} : { FATHER: father },
      })),
  ],
  [
    DICTIONARY.accounts,
    async ({ unit, principal }, limit) => {
      // A partner's page must not see staff.
      const where: readonly Filter[] = [
        principal.embed ? { field: '$key', is: [principal.acctId] } : { field: 'cities', is: [principal.city] },
        ...(limit?.value ? [{ field: 'positions', is: [limit.value] }] : []),
      ]
      const { rows } = await unit.list(accountTable, { where: { all: where }, sort: [{ field: 'br01AcctNo' }] })
      return rows.map((row, index) => entry(row, 'br01Name', index))
    },
  ],
  [DICTIONARY.organisations, async ({ unit, principal }, limit) => organisationsWithin(unit, limit, principal.city)],
])

async function entriesOf(context: SignedIn, code: string, limit: Limit | null): Promise<readonly DictEntry[]> {
  const generate = GENERATED.get(code)
  if (generate) return generate(context, limit)
  const entries = (await storedEntries(context.unit, [code])).get(code) ?? []
  return limit?.value ? entries.filter(({ otherValues }) => otherValues?.['FATHER'] === limit.value) : entries
}

/** The entries of dictionaries by code. An unknown dictionary has an empty list. */
async function storedEntries(unit: Unit, codes: readonly string[]): Promise<ReadonlyMap<string, readonly DictEntry[]>> {
  const { rows } = await unit.list(dictEntryTable, {
    where: {
      all: [
        { field: 'dict', is: codes },
        { field: 'enabled', is: [1] },
      ],
    },
    sort: [{ field: 'sortOrder' }],
  })
  const lists = new Map<string, DictEntry[]>()
  for (const { values } of rows) {
    const dict = textOf(values['dict'])
    const list = lists.get(dict) ?? []
    list.push({
      key: textOf(values['key']),
      value: textOf(values['value']),
      sortOrder: Number(values['sortOrder'] ?? 0),
      // adapter: written as a JSON object of texts
      otherValues: JSON.parse(textOf(values['otherValues']) || '{}') as Record<string, string>,
    })
    lists.set(dict, list)
  }
  return lists
}

function entry(row: Row, name: string, index: number): DictEntry {
  return { key: row.key, value: textOf(row.values[name]), sortOrder: index + 1, otherValues: {} }
}
