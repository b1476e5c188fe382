import type { Issue } from '../../catalogue/check.ts'
import { EMBED_SECONDS, embedCalls } from '../../contract/embed-calls.ts'
import type { InputOf } from '../../contract/call.ts'
import { implementOpen } from '../handler.ts'
import { noteIssue } from '../login/throttle.ts'
import { Refusal } from '../refusal.ts'
import { listOf, openEmbedSession, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { accountOf, blockOf, foreignCases, savePartnerAccount, note, partnerBehind } from './partner-of-call.ts'

/** A page may open at most this many cases at a time. */
const MOST_PROJECTS = 50

type Asked = InputOf<typeof embedCalls.doIssueSession>

/**
 * Issues a session for a page of a partner to the partner's own server, which proves itself with the secret. A request
 * beyond the partner's rights is refused by field name; it is never reduced silently.
 */
export const issueSessionHandler = implementOpen(embedCalls.doIssueSession, async (asked, context) => {
  const { store, ports, now } = context
  const system = { account: 'system', now }
  // A unit of its own, so that an attempt counts even when it is refused.
  await store.unit(system, (unit) => noteIssue(unit, context))
  const partner = await partnerBehind(asked, context)
  const token = ports.ids.token()
  const tokenHash = await ports.ids.hashToken(token)
  const account = await accountOf(partner, asked, context)
  const expiresAt = now + (asked.seconds ?? EMBED_SECONDS.most) * 1_000
  await store.unit({ account, now }, async (unit) => {
    const block = blockOf(partner, context)
    if (block !== null) throw new Refusal('STATUS', block)
    const issues = [
      ...beyond(asked, partner),
      ...(await foreignCases(
        unit,
        { ...asked, projectIds: (asked.projectIds ?? []).slice(0, MOST_PROJECTS) },
        partner,
      )),
    ]
    if (issues.length > 0) throw Refusal.invalid(issues)
    const name = asked.userName || textOf(partner.values['partnerName'])
    await savePartnerAccount(unit, account, asked, partner)
    const city = asked.city ?? ''
    const [projects, widgets, operations] = [asked.projectIds ?? [], asked.widgets ?? [], asked.operations ?? []]
    await openEmbedSession(
      unit,
      tokenHash,
      { partner, account, name, projects, widgets, operations, city, reveals: asked.reveals === 1, expiresAt },
      now,
    )
    await note(unit, context, partner, account, {
      widgets: [...widgets],
      operations: [...operations],
      cities: [city],
      sharedCases: projects.join('\n'),
    })
  })
  return { data: { token, expiresAt } }
})

/** Issues for everything requested that the partner does not have, by field name. */
function beyond({ widgets, operations, city, reveals, projectIds }: Asked, { values }: Row): readonly Issue[] {
  const foreign = (field: string, label: string, requested: readonly string[], held: readonly string[]) =>
    requested
      .filter((one) => !held.includes(one))
      .map((one) => ({ field, message: `${label}“${one.slice(0, 40)}”不在合作方的开放范围内` }))
  const none = (field: string, label: string, requested: readonly string[] | null | undefined) =>
    requested?.length ? [] : [{ field, message: `${label}必填` }]
  return [
    ...none('projectIds', '项目', projectIds),
    ...none('widgets', '组件', widgets),
    ...none('operations', '操作', operations),
    ...((projectIds ?? []).length > MOST_PROJECTS
      ? [{ field: 'projectIds', message: `一次最多 ${MOST_PROJECTS} 个项目` }]
      : []),
    ...foreign('widgets', '组件', widgets ?? [], listOf(values['widgets'])),
    ...foreign('operations', '操作', operations ?? [], listOf(values['operations'])),
    ...foreign('city', '城市', [city ?? ''], listOf(values['cities'])),
    ...(reveals === 1 && values['reveals'] !== 1
      ? [{ field: 'reveals', message: '合作方没有查看完整证件与号码的权限' }]
      : []),
  ]
}
