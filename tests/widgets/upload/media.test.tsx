import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import {
  mediaPromotionGrid,
  mediaPromotionRows,
} from '../../../host/grids/marketing/media-promotion-management-grid.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { createClient } from '../../../lib/client/client.ts'
import { HOUSE_TYPE, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { choose, png } from './files.ts'
import { film, sheet, sound } from './media-files.ts'

const grids = [mediaPromotionGrid]
const rowOf = (root: HTMLElement, name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = within(root)
      .getAllByRole('listitem')
      .find((item) => item.textContent?.includes(name) && item.dataset['document'] !== undefined)
    if (!row) throw new Error(`${name} is not there`)
    return row
  }, LONG_TIMEOUT)

/** The cover of a film in its row, when its picture is there. */
const coverIn = (row: HTMLElement): Promise<HTMLVideoElement> =>
  waitFor(() => {
    const cover = row.querySelector('video')
    expect([cover?.videoWidth, cover?.videoHeight]).toEqual([64, 48])
    expect(cover?.currentTime).toBeGreaterThan(0)
    return cover as HTMLVideoElement
  }, LONG_TIMEOUT)

describe('films, sound and sheets in the portal', () => {
  it('UPL-005 UPL-006 UPL-008 UPL-025 are attachments of a case: a film is played, a sheet is saved', async () => {
    const transport = createMemoryTransport()
    const { api } = createClient({ transport, auth: createMemoryAuth() })
    const {
      data: { keyValue },
    } = await api.Hf20PrjBase.doSave({
      prjPayType: PAY_TYPE.commercial,
      hf20BuyerType: PARTY_TYPE.individual,
      hf20SellerType: PARTY_TYPE.individual,
      hf20ManagerId: 'demo-manager',
    })
    await api.Hf29PrjHourse.doSave({
      hf29PrjId: keyValue,
      hf29Area: '440106',
      hf29HourseType: HOUSE_TYPE.home,
      hf29FullArea: 89,
      hf29OwnerNumber: 1,
      hf29UnitNumber: '101',
      hf29Address: '示例路 88 号',
    })
    show(<ProjectDetail projectId={keyValue ?? ''} sections={['house']} />, { transport })
    const house = await screen.findByRole('region', { name: '交易房屋' }, LONG_TIMEOUT)
    await userEvent.click(await within(house).findByRole('button', { name: /^附件/ }, LONG_TIMEOUT))
    const photos = await within(house).findByRole('group', { name: '现场照片' }, LONG_TIMEOUT)
    expect(within(photos).getByText(/视频小于 100 MB/)).toBeVisible()
    const recorded = await film()
    act(() => choose(photos, recorded, sound(), sheet(), new File(['MZ'], '程序.exe')))
    expect(await within(photos).findByText(/1 个文件未加入：程序.exe/, {}, LONG_TIMEOUT)).toBeVisible()
    await coverIn(await rowOf(photos, '走访.webm'))

    await userEvent.click(within(photos).getByRole('button', { name: /^查看 走访.webm/ }))
    const player = await screen.findByRole('dialog', { name: '走访.webm' }, LONG_TIMEOUT)
    await waitFor(
      () => expect(player.querySelector('video')).toMatchObject({ controls: true, videoWidth: 64 }),
      LONG_TIMEOUT,
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    await userEvent.click(within(photos).getByRole('button', { name: /^查看 录音.wav/ }))
    const listener = await screen.findByRole('dialog', { name: '录音.wav' }, LONG_TIMEOUT)
    await waitFor(() => expect(listener.querySelector('audio')?.duration).toBeCloseTo(0.1, 1), LONG_TIMEOUT)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(within(await rowOf(photos, '明细.xlsx')).getByRole('button', { name: /^明细.xlsx/ }))
    await waitFor(() => expect(pressed).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    pressed.mockRestore()
  })

  it('UPL-005 UPL-008 UPL-025 are fields of lists that refuse other kinds and show what is saved', async () => {
    const transport = createMemoryTransport({
      store: createMemoryStore({ tables: tablesFor(grids) }),
      grids,
      gridRows: [mediaPromotionRows],
    })
    show(
      <ConfigGrid
        definition={mediaPromotionGrid}
        defaultQuery={{ search: { promoName: { contains: '春季按揭咨询' } } }}
      />,
      { transport },
    )
    await userEvent.click(await screen.findByRole('button', { name: /^编辑/ }, LONG_TIMEOUT))
    const form = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    const [ofFilm, ofSheet] = [
      await within(form).findByRole('group', { name: '宣传视频' }, LONG_TIMEOUT),
      await within(form).findByRole('group', { name: '效果数据' }, LONG_TIMEOUT),
    ]
    act(() => choose(ofFilm, png('海报.png')))
    expect(await within(ofFilm).findByText('上传只能是mp4/ogv/ogg/webm/m4v格式!', {}, LONG_TIMEOUT)).toBeVisible()
    const recorded = await film('宣传.webm')
    act(() => choose(ofFilm, recorded))
    act(() => choose(ofSheet, sheet('效果.xlsx')))
    await coverIn(await rowOf(ofFilm, '宣传.webm'))
    await rowOf(ofSheet, '效果.xlsx')
    await userEvent.click(within(form).getByRole('button', { name: '保存' }))
    await screen.findByText(/保存成功|已保存/, {}, LONG_TIMEOUT)
    await userEvent.click(within(form).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    const [row] = await screen.findAllByRole('button', { name: /^(?:查看 ?)?春季按揭咨询$/ }, LONG_TIMEOUT)
    await userEvent.click(row as HTMLElement)
    const shown = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    expect(await within(shown).findByText('宣传视频', {}, LONG_TIMEOUT)).toBeVisible()
    const [ofShown] = await within(shown).findAllByRole('button', { name: '1 个文件' }, LONG_TIMEOUT)
    await userEvent.click(ofShown as HTMLElement)
    const videoDialog = await screen.findByRole('dialog', { name: '宣传视频' }, LONG_TIMEOUT)
    await coverIn(await rowOf(videoDialog, '宣传.webm'))
  })
})
