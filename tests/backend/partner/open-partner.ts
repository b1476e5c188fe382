import { chargeItemGrid } from '../../../host/grids/system/charge-item-grid.ts'
import { pushPartnerGrid } from '../../../host/grids/staff/push-partner-grid.ts'
import type { Settings } from '../../../lib/backend/settings.ts'
import type { Store } from '../../../lib/backend/store.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import type { Grid } from '../../../lib/domain/grid/define-grid.ts'
import { PARTNER_WIDGET } from '../../../lib/domain/permission/partner-widget.ts'
import { type Fixture, openFixture, type RecordAnswer, recordIn, type Send } from '../handlers/fixture.ts'

export const EVERY_WIDGET = Object.values(PARTNER_WIDGET)
export const WORK = ['OPT_SEARCH', 'OPT_DETAIL', 'OPT_ADD', 'OPT_UPDATE', 'OPT_SAVE']
export const ORIGIN = 'https://agency.example'
export const PARTNER = {
  partnerCode: 'agency',
  partnerName: '示例中介',
  partnerKind: 'AGENCY',
  origins: `${ORIGIN}\nhttps://m.agency.example`,
  widgets: EVERY_WIDGET,
  operations: WORK,
  cities: ['440100'],
  caseScope: 'SHARED',
  sharedCases: 'P-p1\nP-p2',
  lists: ['ChargeItemGrid'],
}
export const ASKED = {
  projectIds: ['p1'],
  widgets: [PARTNER_WIDGET.feeTab],
  operations: WORK,
  city: '440100',
  userId: '7',
  userName: '例客户经理',
}
export const SERVICE = 'PushPartner'
export const GRIDS: readonly Grid[] = [pushPartnerGrid, chargeItemGrid]

/** A back end with a partner on it, who was just shown their secret. */
export interface PartnerFixture extends Fixture {
  readonly manager: Send
  readonly partner: RecordAnswer
  readonly secret: string
  /** Asks for a session as the partner's server does. */
  readonly issue: (asked?: Readonly<Record<string, unknown>>, address?: string) => ReturnType<Send>
  /** Sends calls under a session as the partner's page does. */
  readonly page: (asked?: Readonly<Record<string, unknown>>) => Promise<Send>
}

/** Dictionaries a partner is described by. */
async function putDictionaries(fixture: Fixture): Promise<void> {
  const entries = {
    PARTNER_KIND: ['AGENCY'],
    PARTNER_WIDGET: EVERY_WIDGET,
    SYS_OPERATION: WORK,
    CITY_STATION: ['440100', '440300'],
    PARTNER_SCOPE: ['SHARED', 'PROVIDER', 'ALL'],
    MENU_ITEM: ['ChargeItemGrid', 'PushPartnerGrid'],
  }
  for (const [dict, keys] of Object.entries(entries))
    for (const key of keys) await fixture.put(dictEntryTable, `${dict}:${key}`, { dict, key, value: key, enabled: 1 })
}

export async function openPartner(
  fields: Readonly<Record<string, unknown>> = {},
  wrap: (store: Store) => Store = (store) => store,
  settings: Partial<Settings> = {},
): Promise<PartnerFixture> {
  const fixture = await openFixture(settings, wrap, GRIDS)
  await putDictionaries(fixture)
  for (const key of ['p1', 'p2', 'p3'])
    await fixture.addCase(key, {
      hf20ManagerId: 'a-follow',
      hf20RecommendId: 'a-sales',
      hf20BuyerType: 'HF0501',
      hf20SellerType: 'HF0501',
    })
  await fixture.addCase('far', {}, { city: '440300' })
  const manager = await fixture.as('manager')
  const made = await manager(`${SERVICE}.doSave`, { ...PARTNER, ...fields })
  if (!made.success) throw new Error(JSON.stringify(made))
  const partner = recordIn(made)
  const secret = String(partner['newSecret'])
  const issue: PartnerFixture['issue'] = (asked = {}, address = '10.0.0.1') =>
    fixture.send(null)('embed.doIssueSession', { partnerCode: 'agency', secret, ...ASKED, ...asked }, { address })
  return {
    ...fixture,
    manager,
    partner,
    secret,
    issue,
    page: async (asked) => {
      const { data, message } = await issue(asked)
      if (!data) throw new Error(message ?? '')
      return fixture.send((data as { readonly token: string }).token)
    },
  }
}
