import { NOTICE_KIND, NOTICE_STATE, notice } from '../../domain/flow/notice.ts'
import type { SignedIn } from '../handler.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { answerRows } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Filter, NewRow, Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { noticeTable } from './notice-tables.ts'
import { userTable } from '../staff/staff-tables.ts'
import { noticeRuleOf } from './notice-config.ts'

/**
 * Announcements are notices without a receiver. Publishing one adds a copy for every receiver, so that each can read it
 * like any notice; withdrawing or removing it deletes the copies.
 */
export const noticeRules: ListRules = {
  saving: async (_context, before) => {
    if (before && !isAnnouncement(before)) throw new Refusal('STATUS', '系统消息不能修改')
  },
  changed: async (context, before, after) => {
    const published = (row: Row | null) =>
      row !== null && isAnnouncement(row) && row.values['state'] === NOTICE_STATE.published
    if (after && !published(before) && published(after)) await publish(context, after)
    else if (before && published(before) && !published(after)) await takeBack(context, before)
  },
}

const isAnnouncement = ({ values }: Row): boolean =>
  values['kind'] === NOTICE_KIND.announcement && textOf(values['acctId']) === ''

async function publish({ unit, ports, now, notify, principal }: SignedIn, row: Row): Promise<void> {
  if (!(await noticeRuleOf(unit, NOTICE_KIND.announcement)).enabled)
    throw new Refusal('STATUS', '“通知公告”已在消息配置中停用，不能发布')
  const { title = null, body = null } = row.values
  const copies = (await receiversOf(unit, row)).map(
    (acctId): NewRow => ({
      key: ports.ids.key(),
      project: null,
      city: row.city,
      values: {
        kind: NOTICE_KIND.announcement,
        acctId,
        title,
        body,
        state: NOTICE_STATE.sent,
        sourceId: row.key,
        sentAt: now,
        ...(acctId === principal.acctId && { readAt: now }),
      },
    }),
  )
  await unit.insertAll(noticeTable, copies)
  for (const { key, values } of copies) notify.personal(notice.service, key, textOf(values['acctId']))
}

async function takeBack({ unit, notify }: SignedIn, row: Row): Promise<void> {
  const { rows } = await unit.list(noticeTable, { where: { field: 'sourceId', is: [row.key] }, counted: false })
  for (const { key, values } of rows) {
    await unit.remove(noticeTable, key)
    notify.personal(notice.service, key, textOf(values['acctId']))
  }
}

/** Users who may sign in, work in the city, and hold one of the positions where some are named. */
async function receiversOf(unit: Unit, { city, values }: Row): Promise<readonly string[]> {
  const { rows: users } = await unit.list(userTable, { where: { field: 'enabled', is: [1] }, counted: false })
  const here = users
    .filter((user) => city === null || listOf(user.values['cities']).includes(city))
    .map((user) => textOf(user.values['acctId']))
    .filter((acctId) => acctId !== '')
  const roles = listOf(values['roles'])
  if (roles.length === 0) return [...new Set(here)]
  const { rows: accounts } = await unit.list(accountTable, {
    where: {
      all: [
        { field: '$key', is: here },
        { field: 'positions', is: roles },
      ],
    },
    counted: false,
  })
  return accounts.map(({ key }) => key)
}

/** Announcements in force for the user's current city and positions, each with the user's own copy. */
export async function announcementsFor({ unit, principal, today }: SignedIn, most: number): Promise<readonly object[]> {
  if (principal.city === '') return []
  const inForce: Filter = {
    all: [
      { field: 'kind', is: [NOTICE_KIND.announcement] },
      { field: 'state', is: [NOTICE_STATE.published] },
      { field: '$city', is: [principal.city] },
      {
        any: [
          { field: 'until', is: [null] },
          { field: 'until', from: today },
        ],
      },
    ],
  }
  const { rows } = await unit.list(noticeTable, {
    where: inForce,
    sort: [{ field: 'sentAt', descending: true }],
    counted: false,
  })
  const account = await unit.get(accountTable, principal.acctId)
  const positions = listOf(account?.values['positions'])
  const theirs = rows.filter(
    ({ values }) =>
      listOf(values['roles']).length === 0 || listOf(values['roles']).some((role) => positions.includes(role)),
  )
  const shown = theirs
    .toSorted((one, other) => Number(other.values['pinned'] === 1) - Number(one.values['pinned'] === 1))
    .slice(0, most)
  const own =
    shown.length === 0
      ? []
      : (
          await unit.list(noticeTable, {
            where: {
              all: [
                { field: 'acctId', is: [principal.acctId] },
                { field: 'sourceId', is: shown.map(({ key }) => key) },
              ],
            },
            counted: false,
          })
        ).rows
  const copyOf = new Map(own.map((copy) => [copy.values['sourceId'], copy]))
  const writers = new Map(
    (
      await unit.list(accountTable, {
        where: { field: '$key', is: shown.map(({ createdBy }) => createdBy) },
        counted: false,
      })
    ).rows.map(({ key, values }) => [key, textOf(values['br01Name'])]),
  )
  const answers = await answerRows(unit, notice, shown, (record, row) => ({
    ...record,
    readAt: copyOf.get(row.key)?.values['readAt'] ?? null,
  }))
  return answers.map((answer, index) => {
    const row = shown[index]
    return { ...answer, noticeId: copyOf.get(row?.key)?.key ?? null, byName: writers.get(row?.createdBy ?? '') ?? '' }
  })
}
