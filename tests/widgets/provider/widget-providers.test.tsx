import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, type ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isFangkitError } from '../../../lib/client/fangkit-error.ts'
import { en } from '../../../lib/locale/en/en.ts'
import { commonMessages } from '../../../lib/locale/zh-cn/common.ts'
import type { Appearance } from '../../../lib/provider/appearance/appearance.ts'
import type { Confirm, Notify, PostedNotice } from '../../../lib/provider/notices/notice-store.ts'
import { useCore } from '../../../lib/provider/provider-context.ts'
import { useAppearance } from '../../../lib/provider/appearance/use-appearance.ts'
import { useConfirm } from '../../../lib/provider/notices/use-confirm.ts'
import { useEmit } from '../../../lib/provider/callbacks/use-emit.ts'
import { useHostCallback } from '../../../lib/provider/callbacks/use-host-callback.ts'
import { useMessages } from '../../../lib/provider/use-messages.ts'
import { useNoticeOutlet } from '../../../lib/provider/notices/use-notice-outlet.ts'
import { useNotify } from '../../../lib/provider/notices/use-notify.ts'
import { usePortal } from '../../../lib/provider/appearance/use-portal.ts'
import { useRules } from '../../../lib/provider/settings/use-rules.ts'
import { useToday } from '../../../lib/provider/use-today.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { inProvider, renderIn, watched } from './fixture.tsx'

function Saved({ onTexts = () => undefined }: { readonly onTexts?: (texts: unknown) => void }): ReactElement {
  const texts = useMessages(commonMessages)
  useEffect(() => onTexts(texts), [texts, onTexts])
  return <p>{`${texts.saved} ${texts.noRecords}`}</p>
}

function Root(): ReactElement {
  const { rootProps } = useAppearance()
  return <div data-testid="root" {...rootProps} />
}

function Rules(): ReactElement {
  return <p>{useRules()['mobile']}</p>
}

function Today(): ReactElement {
  return <p>{useToday()}</p>
}

/** What the widgets below showed, and the hooks they hold. */
const shown: (PostedNotice & { by: string })[] = []
const hooks: { notify?: Notify; confirm?: Confirm; notifyHost?: (value: string) => void } = {}

function Widget({ name }: { readonly name: string }): ReactElement {
  const outlet = useNoticeOutlet()
  const [notify, confirm] = [useNotify(), useConfirm()]
  useEffect(() => void Object.assign(hooks, { notify, confirm }))
  useEffect(() => {
    if (outlet && outlet.waiting > 0) shown.push(...outlet.take().map((notice) => ({ ...notice, by: name })))
  }, [outlet, name])
  return (
    <div>
      {outlet?.confirm && (
        <button type="button" onClick={() => outlet.confirm?.answer(true)}>
          {`${name}：${outlet.confirm.title}`}
        </button>
      )}
    </div>
  )
}

function Asker(): ReactElement {
  const { allows } = useCore()
  return <p>{`can ${allows('OPT_SAVE')}`}</p>
}

const failedOps = (errorListener: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }): string[] =>
  errorListener.mock.calls.map(([error]) => (isFangkitError(error) ? error.op : ''))

const failLater = async () => Promise.reject(new Error('later'))

function Teller(): ReactElement {
  const emit = useEmit()
  const portal = usePortal()
  const notifyHost = useHostCallback<readonly [string]>(failLater, 'onSaved')
  useEffect(() => {
    hooks.notifyHost = notifyHost
    emit({ type: 'opened', source: 'test' })
  }, [emit, notifyHost])
  return <p>{`alive ${String(portal?.())}`}</p>
}

describe('texts', () => {
  it('are Chinese, in the language of the provider, and in the host’s own words', () => {
    renderIn(<Saved />)
    screen.getByText('保存成功 暂无记录')
    cleanup()
    renderIn(<Saved />, { locale: en, messages: { common: { noRecords: '空空如也' } } })
    screen.getByText('Saved successfully 空空如也')
  })
  it('are made once for literals of the same content', () => {
    const onTexts = vi.fn()
    const [transport, auth] = [watched(), createMemoryAuth()]
    const page = (saved: string) =>
      inProvider(<Saved onTexts={onTexts} />, { transport, auth, messages: { common: { saved } } })
    const { rerender } = render(page('好'))
    const before = new Set(onTexts.mock.calls.map(([texts]: readonly unknown[]) => texts)).size
    rerender(page('好'))
    rerender(page('好'))
    expect(new Set(onTexts.mock.calls.map(([texts]: readonly unknown[]) => texts)).size).toBe(before)
    rerender(page('行'))
    screen.getByText('行 暂无记录')
  })
  it.each([
    [
      'throws',
      () => {
        throw new Error('a text of the host')
      },
    ],
    ['answers junk', () => ({})],
  ] as const)('E07 whose function %s are the library’s own, and the host is told once', async (_how, trace) => {
    const onError = vi.fn()
    const Traced = (): ReactElement => <p>{useMessages(commonMessages).trace({ id: '7f3a91' })}</p>
    renderIn(
      <>
        <Traced />
        <Traced />
      </>,
      { onError, messages: { common: { trace: trace as () => string } } },
    ) // adapter: a value that a host without types may pass
    expect(screen.getAllByText('追踪号 7f3a91')).toHaveLength(2)
    await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ op: 'messages' })))
  })
})

describe('looks', () => {
  const root = (appearance?: Appearance) => {
    renderIn(<Root />, appearance ? { appearance } : {})
    return screen.getByTestId('root')
  }
  it('are light and comfortable unless the host says otherwise', () => {
    expect(root().outerHTML).toBe(
      '<div data-testid="root" class="fk-root" data-scheme="light" data-density="comfortable"></div>',
    )
    cleanup()
    const own = root({ scheme: 'dark', density: 'compact', variables: { '--fk-colors-brand': 'rebeccapurple' } })
    expect(own.dataset).toMatchObject({ scheme: 'dark', density: 'compact' })
    expect(own.style.getPropertyValue('--fk-colors-brand')).toBe('rebeccapurple')
  })
  it('follow the person’s system on demand, also when it changes', () => {
    let dark = true
    const listeners = new Set<() => void>()
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return query.includes('dark') && dark
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }))
    expect(root({ scheme: 'system' }).dataset['scheme']).toBe('dark')
    dark = false
    act(() => {
      for (const listener of listeners) listener()
    })
    expect(screen.getByTestId('root').dataset['scheme']).toBe('light')
    cleanup()
    expect(listeners.size).toBe(0)
  })
})

describe('notices and questions', () => {
  afterEach(() => void shown.splice(0))

  it('are shown once, by one widget of several, and by another when that one goes', () => {
    const [transport, auth] = [watched(), createMemoryAuth()]
    const page = (...names: readonly string[]) =>
      inProvider(
        names.map((name) => <Widget key={name} name={name} />),
        { transport, auth },
      )
    const { rerender } = render(page('甲', '乙'))
    act(() => hooks.notify?.({ tone: 'success', title: '保存成功' }))
    expect(shown.map(({ title }) => title)).toEqual(['保存成功'])
    const first = shown[0]?.by
    rerender(page(first === '甲' ? '乙' : '甲'))
    act(() => hooks.notify?.({ tone: 'success', title: '删除成功' }))
    expect(shown.map(({ by }) => by)).toEqual([first, first === '甲' ? '乙' : '甲'])
  })
  it('are answered by the person', async () => {
    renderIn(<Widget name="甲" />)
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = hooks.confirm?.({ title: '确定删除？' })
    })
    act(() => screen.getByRole('button', { name: '甲：确定删除？' }).click())
    expect(await answer).toBe(true)
    expect(screen.queryByRole('button')).toBeNull()
  })
  it('are answered no when the page goes', async () => {
    renderIn(<Widget name="甲" />)
    let answer: Promise<boolean> | undefined
    act(() => {
      answer = hooks.confirm?.({ title: '确定删除？' })
    })
    cleanup()
    expect(await answer).toBe(false)
  })
  it('go the host’s way when it has one', async () => {
    const hostNotify = vi.fn()
    const hostConfirm = vi.fn(async () => true)
    renderIn(<Widget name="甲" />, { notify: hostNotify, confirm: hostConfirm })
    act(() => hooks.notify?.({ tone: 'info', title: 'x' }))
    expect(hostNotify).toHaveBeenCalledWith({ tone: 'info', title: 'x' })
    expect(await hooks.confirm?.({ title: 'y' })).toBe(true)
    expect(shown).toEqual([])
  })
  it('E07 survive a host that throws: reported once, and never taken for a yes', async () => {
    const errorListener = vi.fn()
    const broken = () => {
      throw new Error('host')
    }
    renderIn(<Widget name="甲" />, { notify: broken, confirm: broken, onError: errorListener })
    act(() => hooks.notify?.({ tone: 'info', title: 'x' }))
    expect(errorListener).toHaveBeenCalledTimes(1)
    expect(await hooks.confirm?.({ title: 'y' })).toBe(false)
    expect(errorListener).toHaveBeenCalledTimes(2)
  })
})

describe('the host', () => {
  it('E07 may throw in any callback: the widget lives and onError hears of it', async () => {
    const errorListener = vi.fn(() => {
      throw new Error('even here')
    })
    const broken = () => {
      throw new Error('host')
    }
    renderIn(<Teller />, { onEvent: broken, portal: broken, onError: errorListener })
    screen.getByText('alive null')
    await waitFor(() => expect(failedOps(errorListener)).toContain('portal'))
    const before = errorListener.mock.calls.length
    await act(async () => hooks.notifyHost?.('p1'))
    expect(errorListener.mock.calls.length).toBe(before + 1)
  })
  it.each([
    [
      'throws',
      () => {
        throw new Error('host')
      },
      ['can', 'now', 'portal'],
    ],
    ['rejects', () => Promise.reject(new Error('host')), ['can', 'now', 'portal']],
    ['answers nothing of use', () => ({ junk: true }), ['can', 'now', 'portal']],
    // No place is an answer too.
    ['answers nothing', () => undefined, ['can', 'now']],
  ])(
    'E07 whose `can`, `portal` or clock %s allows nothing, names no place and is told of each once',
    async (_, broken, wrong) => {
      const errorListener = vi.fn()
      const answers = Object.fromEntries(['portal', 'now'].map((name) => [name, broken]))
      const view = inProvider(
        <>
          <Asker />
          <Teller />
          <Today />
        </>,
        {
          ...answers,
          auth: { ...createMemoryAuth(), ...Object.fromEntries([['can', broken]]) },
          onError: errorListener,
        },
      )
      const { rerender } = render(view)
      rerender(view)
      screen.getByText('alive null')
      screen.getByText('can false')
      await waitFor(() => expect(failedOps(errorListener).sort()).toEqual(wrong))
    },
  )
  it('E07 whose `subscribe` throws, rejects or answers nothing to stop it with still has a page', async () => {
    const errorListener = vi.fn()
    for (const subscribe of [
      () => {
        throw new Error('host')
      },
      () => Promise.reject(new Error('host')),
      () => ({ junk: true }),
      () => () => {
        throw new Error('at its end')
      },
    ]) {
      const { unmount } = renderIn(<Teller />, {
        auth: { ...createMemoryAuth(), ...Object.fromEntries([['subscribe', subscribe]]) },
        onError: errorListener,
      })
      screen.getByText('alive undefined')
      unmount()
    }
    await waitFor(() => expect(new Set(failedOps(errorListener))).toEqual(new Set(['subscribe'])))
  })
  it('FRM-012 says which phone numbers count, the specification’s by default', () => {
    renderIn(<Rules />)
    screen.getByText('specification')
    cleanup()
    renderIn(<Rules />, { rules: { mobile: 'current' } })
    screen.getByText('current')
  })
})

describe('today', () => {
  it('is the day in Asia/Shanghai, and turns at its midnight', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-03-31T15:59:30Z') })
    renderIn(<Today />)
    screen.getByText('2026-03-31')
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    screen.getByText('2026-04-01')
    cleanup()
    expect(vi.getTimerCount()).toBe(0)
  })
  it('is the day of the given clock', () => {
    renderIn(<Today />, { now: () => Date.parse('1999-12-31T16:00:00Z') })
    screen.getByText('2000-01-01')
  })
})
