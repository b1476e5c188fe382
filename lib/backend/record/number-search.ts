import { dayOf, instantText } from '../../catalogue/day.ts'
import type { Sensitive } from '../../catalogue/field.ts'
import type { Issue } from '../../catalogue/check.ts'
import type { Call } from '../../contract/call.ts'
import type { ListInput } from '../../contract/input.ts'
import { CFG_ITEM } from '../../domain/city/city-rule.ts'
import { partIssue, parseNumberSearch } from '../../domain/standards/personal-number.ts'
import { cityRule } from '../city/city-rule.ts'
import type { SignedIn } from '../handler.ts'
import { Refusal } from '../refusal.ts'
import { listOf } from '../session.ts'
import { numberSearchTable } from './call-tables.ts'
import { REVEALS_PER_HOUR } from './reveal-limit.ts'

/** How often one person may search for a personal number within any minute. @source ruling 20 */
export const NUMBER_SEARCHES_PER_MINUTE = 10
const SECOND = 1_000
const MINUTE = 60_000
const HOUR = 3_600_000

interface AskedNumber {
  readonly name: string
  readonly label: string
  readonly sensitive: Sensitive
  readonly number: string
}

/** The part of a call this file reads. */
type Asked = Pick<Call, 'service'> & { readonly input: Pick<Call['input'], 'fields'> }
type Searching = Pick<SignedIn, 'unit' | 'principal' | 'now' | 'requestId'>

/** True when an input of a list, an export or an operation on all rows found searches for a personal number. */
export const searchesNumber = (call: Asked, input: unknown): boolean => numbersIn(call, input).length > 0

/**
 * Allows a search for personal numbers: whole numbers only, no more often than numbers may be revealed, and with an
 * audit entry that names the user and the field, never the number.
 *
 * @throws Refusal INVALID for a part of a number, NO_PERMISSION for a session that shows no numbers, RATE_LIMITED with
 * the time of the next search
 */
export async function admitNumberSearch(context: Searching, call: Asked, input: unknown): Promise<void> {
  const asked = numbersIn(call, input)
  if (asked.length === 0) return
  const { unit, principal, now, requestId } = context
  const issues = asked.flatMap(({ name, label, sensitive, number }): readonly Issue[] =>
    parseNumberSearch(sensitive, number) ? [] : [{ field: name, message: `${label}${partIssue(sensitive)}` }],
  )
  if (issues.length > 0) throw Refusal.invalid(issues)
  if (principal.embed && !principal.embed.reveals)
    throw new Refusal('NO_PERMISSION', '嵌入会话不能按证件、手机或银行账号查询')
  await countSearches(context, asked.length)
  for (const { name } of asked) {
    await unit.audit({
      at: now,
      by: principal.acctId,
      action: `${call.service}.searchNumber`,
      table: null,
      key: null,
      project: null,
      city: principal.city,
      version: null,
      before: {},
      after: { field: name },
      result: 'done',
      requestId,
    })
  }
}

function numbersIn({ input: { fields } }: Asked, input: unknown): readonly AskedNumber[] {
  // adapter: parsed by the call's own input, which alone makes numbers
  const { search = {} } = (input ?? {}) as Pick<ListInput, 'search'>
  return Object.entries(search).flatMap(([name, searchCondition]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    return field?.sensitive && typeof searchCondition === 'object' && 'number' in searchCondition
      ? [{ name, label: field.label, sensitive: field.sensitive, number: searchCondition.number }]
      : []
  })
}

/**
 * Counts searches per minute and per hour, across processes. A search that is refused or fails later is not counted.
 */
async function countSearches({ unit, principal: { userId, city }, now }: Searching, count: number): Promise<void> {
  await unit.lock(`number-search:${userId}`)
  const row = await unit.get(numberSearchTable, userId, { lock: true })
  const recent = listOf(row?.values['instants'])
    .map(Number)
    .filter((at) => now - at < HOUR)
    .sort((a, b) => a - b)
  const perHour = Number((await cityRule(unit, city, CFG_ITEM.revealsPerHour, dayOf(now))) ?? REVEALS_PER_HOUR)
  refuseMoreThan(recent, count, now, { most: NUMBER_SEARCHES_PER_MINUTE, span: MINUTE, said: '一分钟' })
  refuseMoreThan(recent, count, now, { most: perHour, span: HOUR, said: '一小时' })
  const instants = [...recent, ...Array.from({ length: count }, () => now)].map(String)
  if (row) await unit.update(numberSearchTable, userId, row.version, { instants })
  else await unit.insert(numberSearchTable, { key: userId, project: null, city: null, values: { instants } })
}

function refuseMoreThan(
  recent: readonly number[],
  count: number,
  now: number,
  { most, span, said }: { readonly most: number; readonly span: number; readonly said: string },
): void {
  const within = recent.filter((at) => now - at < span)
  if (within.length + count <= most) return
  const free = within[within.length + count - most - 1] ?? now
  throw new Refusal(
    'RATE_LIMITED',
    `${said}内最多按证件、手机或银行账号查询${most}次，请在${instantText(Math.ceil((free + span) / SECOND) * SECOND)}之后再试`,
  )
}
