import { screen } from '@testing-library/react'
import { lazy, type ReactElement, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import { HostSlot } from '../../../lib/provider/slots/host-slot.tsx'
import type { Slots } from '../../../lib/provider/slots/slots.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { FeeTab } from '../../../lib/widgets/fee-tab/fee-tab.tsx'
import { LONG_TIMEOUT } from '../form/stage.tsx'
import { renderIn, watched } from './fixture.tsx'

// React says on the console what a boundary has caught.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

const Place = ({ title = '没有收费' }: { readonly title?: string }): ReactElement => (
  <HostSlot name="Empty" props={{ title }} beside={<button type="button">宿主旁的新增</button>}>
    <p>
      自带：{title}
      <button type="button">自带的新增</button>
    </p>
  </HostSlot>
)
const Broken = (): never => {
  throw new Error('host')
}
const AlsoBroken = (): never => Broken()

describe('a part of the host for a state', () => {
  it('stands in place of the library’s own, with what the own one holds beside it', () => {
    renderIn(<Place />, { components: { Empty: ({ title }) => <p>宿主：{title}</p> } })
    screen.getByText('宿主：没有收费')
    screen.getByRole('button', { name: '宿主旁的新增' })
    expect(screen.queryByText(/自带/)).toBeNull()
  })
  it('takes the text away where it is null, and leaves the way out', () => {
    renderIn(<Place />, { components: { Empty: null } })
    screen.getByRole('button', { name: '宿主旁的新增' })
    expect(screen.queryByText(/没有收费/)).toBeNull()
  })
  it.each<readonly [string, unknown]>([
    ['throws', Broken],
    ['draws what is no element', () => ({ no: 'element' })],
    ['is no component', { not: 'one' }],
  ])('E07 that %s gives way to the library’s own everywhere, and is told once', (_how, Empty) => {
    const onError = vi.fn<(error: FangkitError) => void>()
    renderIn(
      <>
        <Place />
        <Place title="没有收入" />
      </>,
      { components: { Empty: Empty as NonNullable<Slots['Empty']> }, onError },
    ) // adapter: what a host without types may give
    screen.getByText('自带：没有收费')
    screen.getByText('自带：没有收入')
    expect(screen.queryByRole('button', { name: '宿主旁的新增' })).toBeNull()
    expect(onError.mock.calls.map(([{ op }]) => op)).toEqual(['components.Empty'])
  })
  it('E07 is not tried again and again by a host that draws anew because it was told', () => {
    const errorListener = vi.fn()
    const [transport, auth] = [watched(), createMemoryAuth()]
    function Host(): ReactElement {
      const [errors, setErrors] = useState(0)
      return (
        <FangkitProvider
          transport={transport}
          auth={auth}
          components={{ Empty: () => Broken() }}
          onError={(error) => {
            errorListener(error)
            setErrors((count) => count + 1)
          }}
        >
          <p>{`听到 ${errors}`}</p>
          <Place />
        </FangkitProvider>
      )
    }
    renderIn(<Host />)
    screen.getByText('自带：没有收费')
    screen.getByText('听到 1')
    expect(errorListener).toHaveBeenCalledTimes(1)
  })
  it('may come late: the library’s own stands until then', async () => {
    let arrive: (Part: NonNullable<Slots['Empty']>) => void = () => undefined
    const Late = lazy(
      () =>
        new Promise<{ default: NonNullable<Slots['Empty']> }>((resolve) => {
          arrive = (Part) => resolve({ default: Part })
        }),
    )
    renderIn(<Place />, { components: { Empty: Late } })
    screen.getByText('自带：没有收费')
    arrive(({ title }) => <p>宿主：{title}</p>)
    await screen.findByText('宿主：没有收费')
    expect(screen.queryByText(/自带/)).toBeNull()
  })
})

it('E07 a widget whose host cannot draw failures shows its own, with the way to try again', async () => {
  const onError = vi.fn<(error: FangkitError) => void>()
  const transport = watched()
  transport.setScenario('broken')
  renderIn(<FeeTab projectId="demo-project-05" components={{ Failed: Broken, Loading: AlsoBroken }} />, {
    transport,
    onError,
  })
  await screen.findByRole('button', { name: '重试' }, LONG_TIMEOUT)
  expect(
    onError.mock.calls
      .map(([{ op }]) => op)
      .filter((op) => op.startsWith('components.'))
      .sort(),
  ).toEqual(['components.Failed', 'components.Loading'])
})
