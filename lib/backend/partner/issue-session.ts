import type { Issue } from '../../catalogue/check.ts'
import { EMBED_SECONDS, embedCalls } from '../../contract/embed-calls.ts'
import type { InputOf } from '../../contract/call.ts'
import { ACCOUNT_TYPE } from '../../domain/codes.ts'
import { PARTNER_SCOPE, partnerBlock, sharedCasesIn } from '../../domain/permission/push-partner.ts'
import { type Anonymous, implementOpen } from '../handler.ts'
import { forgetFailures, noteFailure, noteIssue, pauseOf } from '../login/throttle.ts'
import { Refusal } from '../refusal.ts'
import { listOf, openEmbedSession, textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable, partnerTable, projectTable } from '../tables.ts'

/** Cases one page may hold open at a time. */
const MOST_PROJECTS = 50

type Asked = InputOf<typeof embedCalls.doIssueSession>

/**
 * Issues a session for a page of a partner to the partner's own server. Who holds the secret is the partner;
 * what is asked for beyond what the partner has is refused by name, and never cut down in silence.
 */
export const issueSessionHandler = implementOpen(embedCalls.doIssueSession, async (asked, context) => {
  const { store, ports, now } = context
  const system = { account: 'system', now }
  // A unit of its own: an attempt counts even when it is refused.
  await store.unit(system, (unit) => noteIssue(unit, context))
  const partner = await partnerBehind(asked, context)
  const token = ports.ids.token()
  const tokenHash = await ports.ids.hashToken(token)
  const account = `p${await ports.ids.hashToken(`${partner.key}\n${asked.userId ?? ''}`)}`.slice(0, 32)
  const expiresAt = now + (asked.seconds ?? EMBED_SECONDS.most) * 1_000
  await store.unit({ account, now }, async (unit) => {
    const block = blockOf(partner, context)
    if (block !== null) throw new Refusal('STATUS', block)
    const issues = [...beyond(asked, partner), ...(await foreignCases(unit, asked, partner))]
    if (issues.length > 0) throw Refusal.invalid(issues)
    const name = asked.userName || textOf(partner.values['partnerName'])
    await keepAccount(unit, account, asked, partner)
    const city = asked.city ?? ''
    const [projects, widgets, operations] = [asked.projectIds ?? [], asked.widgets ?? [], asked.operations ?? []]
    await openEmbedSession(unit, tokenHash, { partner, account, name, projects, widgets, operations, city, reveals: asked.reveals === 1, expiresAt }, now)
    await note(unit, context, partner, account, { widgets: [...widgets], operations: [...operations], cities: [city], sharedCases: projects.join('\n') })
  })
  return { data: { token, expiresAt } }
})

/** The partner who holds the secret. @throws Refusal LOGIN_FAILED, the same for a code that is not there and a wrong secret */
async function partnerBehind({ partnerCode, secret }: Asked, context: Anonymous): Promise<Row> {
  const { store, ports, now, settings, address } = context
  const system = { account: 'system', now }
  const partner = await store.unit(system, async (unit) => (await unit.list(partnerTable, { where: { field: 'partnerCode', is: [partnerCode ?? ''] }, counted: false })).rows[0] ?? null)
  // Failures of one address pause that address, so that nobody else can shut a partner out.
  const from = `${address}@${partner?.key ?? ''}`
  const paused = await store.unit(system, (unit) => pauseOf(unit, context, from))
  if (paused) throw new Refusal('RATE_LIMITED', `密钥错误次数过多，请 ${settings.loginPauseMinutes} 分钟后再试`)
  if (partner && equals(await ports.ids.hashToken(secret ?? ''), textOf(partner.values['secretHash']))) {
    await store.unit(system, (unit) => forgetFailures(unit, from))
    return partner
  }
  await store.unit(system, async (unit) => {
    if (partner) await note(unit, context, partner, 'system', null)
    await noteFailure(unit, context, from)
  })
  throw new Refusal('LOGIN_FAILED', '合作方编码或对接密钥不正确')
}

/** Takes as long whatever differs. A partner without a secret has none that fits. */
function equals(given: string, kept: string): boolean {
  let differs = kept === '' ? 1 : given.length ^ kept.length
  for (let index = 0; index < given.length; index += 1) differs |= given.charCodeAt(index) ^ kept.charCodeAt(index % Math.max(kept.length, 1))
  return differs === 0
}

function blockOf({ values }: Row, { today }: Anonymous): string | null {
  return partnerBlock({ enabled: values['enabled'] === 1 ? 1 : 0, validUntil: textOf(values['validUntil']) || null }, today)
}

/** What is asked for that the partner does not have, by the name of the field. */
function beyond({ widgets, operations, city, reveals, projectIds }: Asked, { values }: Row): readonly Issue[] {
  const foreign = (field: string, label: string, wanted: readonly string[], held: readonly string[]) =>
    wanted.filter((one) => !held.includes(one)).map((one) => ({ field, message: `${label}“${one.slice(0, 40)}”不在合作方的开放范围内` }))
  const none = (field: string, label: string, wanted: readonly string[] | null | undefined) => (wanted?.length ? [] : [{ field, message: `${label}必填` }])
  return [
    ...none('projectIds', '项目', projectIds), ...none('widgets', '组件', widgets), ...none('operations', '操作', operations),
    ...((projectIds ?? []).length > MOST_PROJECTS ? [{ field: 'projectIds', message: `一次最多 ${MOST_PROJECTS} 个项目` }] : []),
    ...foreign('widgets', '组件', widgets ?? [], listOf(values['widgets'])),
    ...foreign('operations', '操作', operations ?? [], listOf(values['operations'])),
    ...foreign('city', '城市', [city ?? ''], listOf(values['cities'])),
    ...(reveals === 1 && values['reveals'] !== 1 ? [{ field: 'reveals', message: '合作方没有查看完整证件与号码的权限' }] : []),
  ]
}

/** Cases that are not there, or not the partner's: the same words for both. */
async function foreignCases(unit: Unit, { projectIds, city }: Asked, { values }: Row): Promise<readonly Issue[]> {
  const asked = (projectIds ?? []).slice(0, MOST_PROJECTS)
  const { rows } = await unit.list(projectTable, { where: { all: [{ field: '$key', is: asked }, { field: '$city', is: [city ?? ''] }] }, counted: false })
  const shared = sharedCasesIn(textOf(values['sharedCases']))
  const theirs = rows.filter((row) => {
    if (values['caseScope'] === PARTNER_SCOPE.all) return true
    if (values['caseScope'] === PARTNER_SCOPE.provider) return textOf(values['provider']) !== '' && row.values['hf20DivisionDetailId'] === values['provider']
    return shared.includes(textOf(row.values['prjNo']))
  })
  const known = new Set(theirs.map(({ key }) => key))
  return asked.filter((id) => !known.has(id)).map((id) => ({ field: 'projectIds', message: `项目“${id.slice(0, 40)}”不存在或不在合作方的项目范围内` }))
}

/** Whoever sits before a partner's page has a name in what they leave behind; in no city, so that no list of staff offers them. */
async function keepAccount(unit: Unit, key: string, { userId, userName }: Asked, { values }: Row): Promise<void> {
  const partnerName = textOf(values['partnerName'])
  const named = { br01Name: userName ? `${userName}（${partnerName}）` : partnerName, br01AcctNo: `${textOf(values['partnerCode'])}${userId ? `:${userId}` : ''}`, br01AcctTypeId: ACCOUNT_TYPE.partner }
  await unit.lock(`embed:${key}`)
  const row = await unit.get(accountTable, key)
  if (!row) await unit.insert(accountTable, { key, project: null, city: null, values: named })
  else if (row.values['br01Name'] !== named.br01Name) await unit.update(accountTable, key, row.version, named)
}

/** @param given what the session opens; null when it was refused */
async function note(unit: Unit, { now, action, requestId }: Anonymous, { key }: Row, by: string, given: Row['values'] | null): Promise<void> {
  await unit.audit({ at: now, by, action, table: partnerTable.name, key, project: null, city: null, version: null, before: {}, after: given ?? {}, result: given ? 'done' : 'refused', requestId })
}
