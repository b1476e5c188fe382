import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { DrawnMap, MapOptions } from '../../../lib/client/map/map-provider.ts'
import { createServerMap } from '../../../host/web/session/server-map.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import type { RecordInput } from '../../../lib/contract/input.ts'
import { community } from '../../../lib/domain/community.ts'
import { FieldHelp } from '../../../lib/field/help/field-help.tsx'
import { MapPointInput } from '../../../lib/field/map/map-point-input.tsx'
import { MaskedValue } from '../../../lib/field/masked/masked-value.tsx'
import { useFieldHelp } from '../../../lib/field/help/use-field-help.tsx'
import { useHelpIdentifiers } from '../../../lib/field/help/use-help-identifiers.ts'
import { FieldList } from '../../../lib/form/fields/field-list.tsx'
import { FormField } from '../../../lib/ui/forms/form-field.tsx'
import { sayWhy } from './say-why.ts'
import { TextInput } from '../../../lib/ui/inputs/text-input.tsx'
import { expectAccessible } from '../accessible.ts'
import { answer, LONG_TIMEOUT, recordOf, show, storeOfFile, TestForm } from '../form/stage.tsx'

type Values = Readonly<Record<string, number | null>>

function Place({
  start = { lng: null, lat: null },
  coordinates = 'GCJ-02',
  onChange,
}: {
  readonly start?: Values
  readonly coordinates?: 'GCJ-02' | 'WGS-84'
  readonly onChange: (values: Values) => void
}): ReactElement {
  const [values, setValues] = useState<Values>(start)
  const part = (name: string) => ({ name, value: values[name] ?? null })
  return (
    <FormField label="位置">
      <MapPointInput
        label="位置"
        lng={part('lng')}
        lat={part('lat')}
        coordinates={coordinates}
        onChange={(next) => {
          setValues({ ...values, ...next })
          onChange(next)
        }}
      />
    </FormField>
  )
}
const open = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('combobox', { name: '位置' }))
  return screen.findByRole('dialog', { name: '选择位置' }, LONG_TIMEOUT)
}

describe('a place on the schematic map', () => {
  it('PCK-010 opens at its centre; keys move and pick, and the point is taken', async () => {
    const change = vi.fn()
    show(<Place onChange={change} />)
    const dialog = await open()
    expect(within(dialog).getByText('坐标系 GCJ-02')).toBeVisible()
    expect(within(dialog).getByText('示意图，不代表行政区划界线，不作为划界依据')).toBeVisible()
    expect(within(dialog).getByRole('button', { name: '选用这个位置' })).toBeDisabled()
    await expectAccessible()
    within(dialog).getByRole('application').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '经度' })).toHaveValue('113.27'))
    expect(within(dialog).getByRole('textbox', { name: '纬度' })).toHaveValue('23.13')
    expect(await within(dialog).findByText('附近：越秀区附近')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{+}{Enter}')
    await userEvent.click(within(dialog).getByRole('button', { name: '选用这个位置' }))
    const taken = change.mock.lastCall?.[0] as { readonly lng: number; readonly lat: number }
    expect(taken.lng).toBeGreaterThan(113.27)
    expect(taken.lat).toBeCloseTo(23.13, 5)
    await waitFor(() => expect(screen.getByRole('combobox', { name: '位置' })).toHaveFocus())
    expect(screen.getByRole('combobox', { name: '位置' })).toHaveTextContent('23.130000')
  })

  it('PCK-009 finds housing estates and districts, and takes typed numbers', async () => {
    const change = vi.fn()
    show(<Place onChange={change} />, {
      appearance: { scheme: 'dark' },
      sources: {
        searchCommunities: async (keyword) => [
          { key: 'c', name: `${keyword}花园`, note: '示例路', point: { lng: 113.3, lat: 23.2 } },
        ],
      },
    })
    const dialog = await open()
    await userEvent.click(within(dialog).getByRole('button', { name: '天河' }))
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '经度' })).toHaveValue('113.36549'))
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '查找地点' }), '天河')
    await waitFor(
      () =>
        expect(
          within(dialog)
            .getAllByRole('listitem')
            .map(({ textContent }) => textContent),
        ).toEqual(['天河区', '天河花园示例路']),
      LONG_TIMEOUT,
    )
    await userEvent.click(within(dialog).getByRole('button', { name: /天河花园/ }))
    await expectAccessible()
    const lat = within(dialog).getByRole('textbox', { name: '纬度' })
    await userEvent.clear(lat)
    await userEvent.type(lat, '95')
    await waitFor(() => expect(within(dialog).getByText(/纬度在 -90 到 90 之间/)).toBeVisible())
    await userEvent.clear(lat)
    await userEvent.type(lat, '23.25')
    await userEvent.click(within(dialog).getByRole('button', { name: '选用这个位置' }))
    expect(change).toHaveBeenLastCalledWith({ lng: 113.3, lat: 23.25 })
  })
})

describe('a form with a place', () => {
  it('PCK-009 edits both numbers by one control and says where they were', async () => {
    const save = vi.fn(async (input: RecordInput) => answer(community, stored, input))
    const stored = recordOf(
      community,
      {
        communityName: '示例花园',
        communityCity: '440100',
        communityArea: '440106',
        communityLng: 113.3,
        communityLat: 23.1,
      },
      { key: 'c1', refValues: { communityCity: '广州市', communityArea: '天河区' } },
    )
    show(
      <TestForm entity={community} record={stored} save={save}>
        <FieldList names={['communityName', 'communityLng', 'communityLat']} />
      </TestForm>,
    )
    expect(await screen.findByRole('combobox', { name: '位置' }, LONG_TIMEOUT)).toHaveTextContent(
      '113.300000, 23.100000',
    )
    const dialog = await open()
    within(dialog).getByRole('application').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Enter}')
    await userEvent.click(within(dialog).getByRole('button', { name: '选用这个位置' }))
    await userEvent.click(await screen.findByRole('button', { name: '保存' }))
    await waitFor(() => expect(save).toHaveBeenCalled(), LONG_TIMEOUT)
    expect(save.mock.lastCall?.[0]['communityLng']).toBeGreaterThan(113.3)
    expect(save.mock.lastCall?.[0]['communityLat']).toBeGreaterThan(23.1)
  })

  it('PCK-009 Enter in its dialog saves nothing of the form around it', async () => {
    const save = vi.fn(async (input: RecordInput) => answer(community, stored, input))
    const stored = recordOf(
      community,
      { communityName: '示例花园', communityLng: 113.3, communityLat: 23.1 },
      { key: 'c1' },
    )
    show(
      <TestForm entity={community} record={stored} save={save}>
        <FieldList names={['communityName', 'communityLng', 'communityLat']} />
      </TestForm>,
    )
    const name = await screen.findByRole('textbox', { name: /名称/ }, LONG_TIMEOUT)
    await userEvent.type(name, '二期')
    const dialog = await open()
    await userEvent.type(within(dialog).getByRole('searchbox'), '天河{Enter}')
    await userEvent.type(within(dialog).getByRole('textbox', { name: '经度' }), '{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '选择位置' })).toBeVisible())
    expect(screen.queryByText(/必填/)).toBeNull()
    expect(save).not.toHaveBeenCalled()
  })
})

describe('a place found by the maps service behind the server', () => {
  it('PCK-009 CAL-046 is searched and named by it on the schematic map, which stays when it fails', async () => {
    const answers: Readonly<Record<string, unknown>> = {
      searchPlaces: [{ key: 'p', name: '地铁站', address: '示例路1号', lng: 113.4, lat: 23.2 }],
      addressOf: '广东省广州市示例路',
    }
    const memory = createMemoryTransport({ store: storeOfFile() })
    const call = vi.fn<Transport['call']>(async (request) => {
      if (request.service !== 'mapService') return memory.call(request)
      const keyword = Object(request.body)['keyword']
      return keyword === '坏'
        ? { success: false, code: 'UNAVAILABLE', message: '地图服务暂时没有回应，请稍后再试' }
        : { success: true, data: answers[request.method] }
    })
    const change = vi.fn()
    show(<Place onChange={change} />, {
      map: createServerMap(createClient({ transport: { ...memory, call }, auth: createMemoryAuth() })),
    })
    const dialog = await open()
    expect(await within(dialog).findByRole('application', {}, LONG_TIMEOUT)).toBeVisible()
    expect(within(dialog).getByText('坐标系 GCJ-02')).toBeVisible()
    const box = within(dialog).getByRole('searchbox', { name: '查找地点' })
    await userEvent.type(box, '坏')
    expect(await within(dialog).findByRole('button', { name: '重试' }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.clear(box)
    await userEvent.type(box, '地铁')
    await userEvent.click(await within(dialog).findByRole('button', { name: /地铁站/ }, LONG_TIMEOUT))
    expect(call.mock.calls.map(([{ service, method, body }]) => [service, method, body])).toContainEqual([
      'mapService',
      'searchPlaces',
      expect.objectContaining({ keyword: '地铁', city: '440100' }),
    ])
    await waitFor(() => expect(within(dialog).getByText('附近：广东省广州市示例路')).toBeVisible(), LONG_TIMEOUT)
    await userEvent.click(within(dialog).getByRole('button', { name: '选用这个位置' }))
    expect(change).toHaveBeenLastCalledWith({ lng: 113.4, lat: 23.2 })
  })
})

describe('a place on the map of a service', () => {
  const service = (mount: DrawnMap['mount']): DrawnMap => ({
    coordinates: 'GCJ-02',
    mount,
    addressOf: async () => '广东省广州市示例路',
    search: async (keyword) => [{ key: 'p', name: `${keyword}站`, point: { lng: 113.4, lat: 23.2 } }],
  })
  it.each([
    [
      'throws',
      () => {
        throw new Error('service')
      },
    ],
    ['rejects', () => Promise.reject(new Error('service'))],
    ['answers junk', async () => Object.assign([], [{ name: 1 }])],
  ])('E07 gives way to the schematic when the service %s, which is told once', async (_, broken) => {
    const errorListener = vi.fn()
    show(<Place onChange={() => undefined} />, {
      map: {
        ...service(async () => ({ show: () => undefined, mark: () => undefined, destroy: () => undefined })),
        ...Object.fromEntries([['mount', broken]]),
      },
      onError: errorListener,
    })
    const dialog = await open()
    expect(await within(dialog).findByRole('application', {}, LONG_TIMEOUT)).toBeVisible()
    expect(errorListener.mock.calls).toEqual([[expect.objectContaining({ op: 'map.mount' })]])
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '查找地点' }), '越秀')
    expect(await within(dialog).findByRole('button', { name: /越秀区/ }, LONG_TIMEOUT)).toBeVisible()
  })
  it.each([
    [
      'throws',
      () => {
        throw new Error('service')
      },
    ],
    ['rejects', () => Promise.reject(new Error('service'))],
    ['answers junk', async () => Object.assign([], [{ name: 1 }])],
  ])('E07 whose search and addresses the service %s still shows its map and takes a point', async (_, broken) => {
    const errorListener = vi.fn()
    const drawn = service(async (element) => {
      element.textContent = '服务的地图'
      return {
        show: () => undefined,
        mark: () => undefined,
        destroy: () => {
          throw new Error('at its end')
        },
      }
    })
    const map = {
      ...drawn,
      ...Object.fromEntries([
        ['search', broken],
        ['addressOf', broken],
      ]),
    }
    show(<Place start={{ lng: 113.3, lat: 23.2 }} onChange={() => undefined} />, { map, onError: errorListener })
    const dialog = await open()
    expect(await within(dialog).findByText('服务的地图', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '查找地点' }), '越秀')
    expect(await within(dialog).findByRole('button', { name: '重试' }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: '选用这个位置' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: '位置' })).toHaveFocus())
    expect(errorListener.mock.calls.map(([{ op }]) => op).sort()).toEqual(['map.addressOf', 'map.mount', 'map.search'])
  })
  it('PCK-009 is searched and pressed there, and stored in the declared coordinates', async () => {
    const change = vi.fn()
    const shown = vi.fn()
    let press: MapOptions['onPick'] = () => undefined
    const map = service(async (element, { onPick }) => {
      element.textContent = '服务的地图'
      press = onPick
      return { show: shown, mark: () => undefined, destroy: () => undefined }
    })
    show(<Place coordinates="WGS-84" onChange={change} />, { map })
    const dialog = await open()
    expect(await within(dialog).findByText('服务的地图', {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.type(within(dialog).getByRole('searchbox', { name: '查找地点' }), '地铁')
    await userEvent.click(await within(dialog).findByRole('button', { name: '地铁站' }, LONG_TIMEOUT))
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith({ lng: 113.4, lat: 23.2 }, 18))
    press({ lng: 113.27534, lat: 23.12733 })
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: '经度' })).toHaveValue('113.27534'))
    await waitFor(() => expect(within(dialog).getByText('附近：广东省广州市示例路')).toBeVisible(), LONG_TIMEOUT)
    await userEvent.click(within(dialog).getByRole('button', { name: '选用这个位置' }))
    const taken = change.mock.lastCall?.[0] as { readonly lng: number; readonly lat: number }
    expect(taken.lng).toBeCloseTo(113.27, 4)
    expect(taken.lat).toBeCloseTo(23.13, 4)
  })
  it('gives way to the schematic map when it does not come, and tells the host', async () => {
    const onError = vi.fn()
    show(<Place onChange={() => undefined} />, { map: service(() => Promise.reject(new Error('blocked'))), onError })
    const dialog = await open()
    expect(
      await within(dialog).findByText('地图没有加载出来，改用示意图；也可以直接填写经纬度', {}, LONG_TIMEOUT),
    ).toBeVisible()
    expect(within(dialog).getByRole('application')).toBeVisible()
    expect(onError).toHaveBeenCalled()
  })
})

describe('help and masked values', () => {
  function Helped({ id }: { readonly id: string }): ReactElement {
    const known = useHelpIdentifiers()
    const { help, onHelpOpen } = useFieldHelp(known.has(id) ? id : null)
    return (
      <FormField label="付款类型" help={help} onHelpOpen={onHelpOpen}>
        <TextInput />
      </FormField>
    )
  }
  it('FRM-031 OPN-041 bring a question mark when the identifier is in use, which opens its guidance', async () => {
    const { showInstead } = show(<Helped id="HELP-PAY-TYPE" />)
    const mark = await screen.findByRole('button', { name: '说明' }, LONG_TIMEOUT)
    await userEvent.click(mark)
    expect(await screen.findByText('付款类型怎么选', {}, LONG_TIMEOUT)).toBeVisible()
    await expectAccessible()
    showInstead(<Helped id="HELP-NOBODY" />)
    await waitFor(() => expect(screen.queryByRole('button', { name: '说明' })).toBeNull())
    showInstead(<FieldHelp id="HELP-NOBODY" hint="自己的提示" />)
    expect(await screen.findByText('说明没有加载出来', {}, LONG_TIMEOUT)).toBeVisible()
    expect(screen.getByText('自己的提示')).toBeVisible()
  })
  it('show an eye on personal data only where they can be revealed', async () => {
    const reveal = vi.fn(async () => '15400002290')
    const { showInstead } = show(<MaskedValue label="手机号" text="154******90" />)
    expect(await screen.findByText('154******90')).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    showInstead(<MaskedValue label="手机号" text="154******90" onReveal={reveal} />)
    await userEvent.click(await screen.findByRole('button', { name: '显示手机号的完整内容' }))
    await sayWhy()
    expect(await screen.findByText('15400002290')).toBeVisible()
    await expectAccessible()
    await userEvent.click(screen.getByRole('button', { name: '显示手机号的完整内容', pressed: true }))
    await waitFor(() => expect(screen.getByText('154******90')).toBeVisible())
    showInstead(
      <MaskedValue key="refused" label="手机号" text="154******90" onReveal={() => Promise.reject(new Error('no'))} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: '显示手机号的完整内容' }))
    await sayWhy()
    await waitFor(() => expect(screen.getByRole('button', { name: '显示手机号的完整内容' })).toBeEnabled())
    expect(screen.getByText('154******90')).toBeVisible()
  })
})
