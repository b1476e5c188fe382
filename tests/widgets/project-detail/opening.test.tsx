import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Transport, TransportRequest } from '../../../lib/client/transport/transport.ts'
import { appendix } from '../../../lib/domain/file/appendix.ts'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { server } from './stage.tsx'

/** Bought without a loan; the first card of each side is open. */
const ID = 'demo-project-05'
const SHOWN = ['基础需求', '交易房屋', '交易信息'] as const
const DICTIONARIES = 'pubSvc.getDictVals'

/** Answers nothing until the test releases it, and returns the calls before and after. */
function held(transport: Transport) {
  const asked: string[] = []
  const since: TransportRequest[] = []
  let letGo: () => void = () => undefined
  let going = false
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return {
    asked,
    since,
    letGo: () => {
      going = true
      letGo()
    },
    transport: {
      ...transport,
      call: async (request: TransportRequest) => {
        if (going) since.push(request)
        else asked.push(`${request.service}.${request.method} ${JSON.stringify(request.body)}`)
        await gate
        return transport.call(request)
      },
    },
  }
}
const names = (calls: readonly TransportRequest[]): readonly string[] =>
  calls.map(({ service, method }) => `${service}.${method}`)
/** Records of a user whose card is open: the key of the person is in the answer. */
const isOfPerson = ({ service, body }: TransportRequest): boolean =>
  /^Hf2[4-8]PrjMember/.test(service) || body['memberType'] !== undefined
/** Its files, once the person has scrolled to them. */
const isOfFiles = ({ service, body }: TransportRequest): boolean =>
  service === 'Hf1aCommonAppendix' || body['Code'] === appendix.fields.hf1aFileCls.dict
const list = (service: string, more = {}): string =>
  `${service}.getSubPageList ${JSON.stringify({ page: 1, ...more, objKey: ID })}`
const people = (memberType: string): string =>
  `Hf23PrjMember.getSubPageList ${JSON.stringify({ page: 1, pageSize: 200, objKey: ID, memberType })}`
const groups = (types: string): string =>
  `Hf2jPrjMemberRelation.getRelationMemberList ${JSON.stringify({ hf2jPrjId: ID, hf2jMemberType: types })}`

it('BAS-044 OPN-043 a saved case opens in one round of calls, each made once; a form adds dictionaries', async () => {
  const { asked, since, letGo, transport } = held(server().transport)
  show(<ProjectDetail projectId={ID} />, { transport })
  const expected = [
    `Prj.checkStatus ${JSON.stringify({ prjId: ID })}`,
    'Hf20PrjBase.doCreate {"id":"demo-project-05"}',
    list('Hf29PrjHourse'),
    list('Hf2hPrjTrade'),
    people('0'),
    people('1'),
    groups('0,2'),
    groups('1'),
  ]
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(expected)), LONG_TIMEOUT)
  expect(screen.queryByRole('button', { name: /^编辑/ })).toBeNull()
  letGo()
  for (const title of SHOWN) await screen.findByRole('button', { name: `编辑${title}` }, LONG_TIMEOUT)
  await waitFor(() => expect(document.querySelectorAll('[data-member]').length).toBeGreaterThan(2), LONG_TIMEOUT)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.filter((call) => call.startsWith(DICTIONARIES))).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: '编辑交易房屋' }))
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  const house = screen.getByRole('region', { name: '交易房屋' })
  await waitFor(() => expect(house.querySelectorAll('[aria-busy=true]')).toHaveLength(0), LONG_TIMEOUT)
  await waitFor(() => expect(names(since)).toContain(DICTIONARIES), LONG_TIMEOUT)
  expect(names(since.filter((request) => !isOfPerson(request) && !isOfFiles(request)))).toEqual([
    'Prj.checkStatus',
    DICTIONARIES,
  ])
})
