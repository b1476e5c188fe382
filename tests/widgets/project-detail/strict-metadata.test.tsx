import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, fieldIn } from './people-stage.tsx'
import { CASE } from './record-stage.tsx'
import { basic, edit, server } from './stage.tsx'

const LEFT_OUT = ['hf20HouseMarketPrice', 'hf2hContractAmt', 'hf23Email', 'hf26Status']

/** Field metadata of an installation that leaves these fields out. */
function without(transport: Transport): Transport {
  return {
    ...transport,
    call: async (request) => {
      const answer = await transport.call(request)
      if (request.method !== 'loadrieldMeta' || !Array.isArray(answer.data)) return answer
      return {
        ...answer,
        data: answer.data.filter(
          (line: { readonly hf02FldName?: unknown }) => !LEFT_OUT.includes(String(line.hf02FldName)),
        ),
      }
    },
  }
}

it.each([
  [false, true],
  [true, false],
])(
  'OPN-040 with strictMetadata %s a field that no metadata names is shown, to read and to edit: %s',
  async (strictMetadata, shown) => {
    show(<ProjectDetail projectId={CASE} sections={['basic', 'trade']} strictMetadata={strictMetadata} />, {
      transport: without(server().transport),
    })
    const trade = await card('交易信息')
    await screen.findByRole('button', { name: '编辑交易信息' }, LONG_TIMEOUT)
    await waitFor(() => expect(fieldIn(trade, 'hf2hSignDate')).not.toBeNull(), LONG_TIMEOUT)
    expect(fieldIn(trade, 'hf2hContractAmt') !== null).toBe(shown)
    expect(fieldIn(await basic(), 'hf20HouseAddress')).not.toBeNull()
    expect(fieldIn(await basic(), 'hf20HouseMarketPrice') !== null).toBe(shown)
    expect(fieldIn(await edit(), 'hf20HouseMarketPrice') !== null).toBe(shown)
  },
)

it.each([
  [false, true],
  [true, false],
])(
  'OPN-040 with strictMetadata %s a field of a member that no metadata names is shown: %s',
  async (strictMetadata, shown) => {
    const on = server()
    const [buyer] = (await on.api.Hf23PrjMember.getSubPageList({ objKey: CASE, memberType: '0' })).data
    show(<ProjectDetail projectId={CASE} sections={['buyers']} strictMetadata={strictMetadata} />, {
      transport: without(on.transport),
    })
    const member = await card(buyer?.hf23LinkName ?? '')
    await waitFor(() => expect(fieldIn(member, 'hf23LinkPhone')).not.toBeNull(), LONG_TIMEOUT)
    expect(fieldIn(member, 'hf23Email') !== null).toBe(shown)
  },
)

it.each([
  [false, true],
  [true, false],
])(
  'OPN-040 with strictMetadata %s a field in a list of a member that no metadata names is shown: %s',
  async (strictMetadata, shown) => {
    const on = server()
    const [buyer] = (await on.api.Hf23PrjMember.getSubPageList({ objKey: CASE, memberType: '0' })).data
    await on.api.Hf26PrjMemberSocial.doSave({
      hf26MemberId: buyer?.keyValue ?? '',
      hf26Province: '440000',
      hf26City: '440100',
      hf26Date1: '2024-01',
      hf26Date2: '2024-06',
      hf26Status: 'HX2101',
    })
    show(<ProjectDetail projectId={CASE} sections={['buyers']} strictMetadata={strictMetadata} />, {
      transport: without(on.transport),
    })
    const lists = await screen.findByRole('region', { name: `${buyer?.hf23LinkName}的记录` }, LONG_TIMEOUT)
    await userEvent.click(await within(lists).findByRole('button', { name: /^社保/ }, LONG_TIMEOUT))
    const first = await within(lists).findByRole('region', { name: '社保 1' }, LONG_TIMEOUT)
    await waitFor(() => expect(fieldIn(first, 'hf26Date1')).not.toBeNull(), LONG_TIMEOUT)
    expect(fieldIn(first, 'hf26Status') !== null).toBe(shown)
  },
)
