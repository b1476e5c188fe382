import type { Issue } from '../../catalogue/check.ts'
import { ACCOUNT_TYPE } from '../../domain/codes.ts'
import { PARTNER_SCOPE, partnerBlock, sharedCasesIn } from '../../domain/permission/push-partner.ts'
import type { Anonymous } from '../handler.ts'
import { forgetFailures, noteFailure, pauseOf } from '../login/throttle.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { accountTable } from '../account/account-table.ts'
import { partnerTable } from './partner-table.ts'
import { projectTable } from '../project/project-table.ts'

/** The credentials of a partner's server. */
export interface PartnerSecret {
  readonly partnerCode?: string | null | undefined
  readonly secret?: string | null | undefined
}

/** The user of a partner's system, as the partner reports it; absent for a call of its server. */
export interface PartnerUser {
  readonly userId?: string | null
  readonly userName?: string | null
}

/** Cases a partner's server names. */
export interface AskedCases {
  readonly projectIds?: readonly string[] | null
  readonly city?: string | null
}

/**
 * The partner that holds the secret.
 * @throws Refusal LOGIN_FAILED, the same for a code that is not there and a wrong secret
 */
export async function partnerBehind({ partnerCode, secret }: PartnerSecret, context: Anonymous): Promise<Row> {
  const { store, ports, now, settings, address } = context
  const system = { account: 'system', now }
  const partner = await store.unit(
    system,
    async (unit) =>
      (await unit.list(partnerTable, { where: { field: 'partnerCode', is: [partnerCode ?? ''] }, counted: false }))
        .rows[0] ?? null,
  )
  // Failures of one address pause only that address, so that others cannot lock a partner out.
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

/** Compares in constant time. A partner without a secret matches none. */
function equals(provided: string, stored: string): boolean {
  let differs = stored === '' ? 1 : provided.length ^ stored.length
  for (let index = 0; index < provided.length; index += 1)
    differs |= provided.charCodeAt(index) ^ stored.charCodeAt(index % Math.max(stored.length, 1))
  return differs === 0
}

/** Why a partner may not call now; null when it may. */
export function blockOf({ values }: Row, { today }: Anonymous): string | null {
  return partnerBlock(
    { enabled: values['enabled'] === 1 ? 1 : 0, validUntil: textOf(values['validUntil']) || null },
    today,
  )
}

/** Cases that do not exist or are not the partner's: the issue has the same text for both. */
export async function foreignCases(
  unit: Unit,
  { projectIds, city }: AskedCases,
  { values }: Row,
): Promise<readonly Issue[]> {
  const asked = projectIds ?? []
  const { rows } = await unit.list(projectTable, {
    where: {
      all: [
        { field: '$key', is: asked },
        { field: '$city', is: [city ?? ''] },
      ],
    },
    counted: false,
  })
  const shared = sharedCasesIn(textOf(values['sharedCases']))
  const theirs = rows.filter((row) => {
    if (values['caseScope'] === PARTNER_SCOPE.all) return true
    if (values['caseScope'] === PARTNER_SCOPE.provider)
      return textOf(values['provider']) !== '' && row.values['hf20DivisionDetailId'] === values['provider']
    return shared.includes(textOf(row.values['prjNo']))
  })
  const known = new Set(theirs.map(({ key }) => key))
  return asked
    .filter((id) => !known.has(id))
    .map((id) => ({ field: 'projectIds', message: `项目“${id.slice(0, 40)}”不存在或不在合作方的项目范围内` }))
}

/**
 * Adds an audit entry about a request of a partner's server.
 * @param provided the outcome; null when it was refused
 */
export async function note(
  unit: Unit,
  { now, action, requestId }: Anonymous,
  { key }: Row,
  by: string,
  provided: Row['values'] | null,
): Promise<void> {
  await unit.audit({
    at: now,
    by,
    action,
    table: partnerTable.name,
    key,
    project: null,
    city: null,
    version: null,
    before: {},
    after: provided ?? {},
    result: provided ? 'done' : 'refused',
    requestId,
  })
}

/** The account under which actions of a partner's users are recorded. */
export async function accountOf(
  partner: Row,
  { userId }: PartnerUser,
  { ports }: Pick<Anonymous, 'ports'>,
): Promise<string> {
  return `p${await ports.ids.hashToken(`${partner.key}\n${userId ?? ''}`)}`.slice(0, 32)
}

/**
 * Stores an account for the user of a partner's page, so that audit entries have a name. It belongs to no city, so that
 * no list of staff offers it.
 */
export async function savePartnerAccount(
  unit: Unit,
  key: string,
  { userId, userName }: PartnerUser,
  { values }: Row,
): Promise<void> {
  const partnerName = textOf(values['partnerName'])
  const named = {
    br01Name: userName ? `${userName}（${partnerName}）` : partnerName,
    br01AcctNo: `${textOf(values['partnerCode'])}${userId ? `:${userId}` : ''}`,
    br01AcctTypeId: ACCOUNT_TYPE.partner,
  }
  await unit.lock(`embed:${key}`)
  const row = await unit.get(accountTable, key)
  if (!row) await unit.insert(accountTable, { key, project: null, city: null, values: named })
  else if (row.values['br01Name'] !== named.br01Name) await unit.update(accountTable, key, row.version, named)
}
