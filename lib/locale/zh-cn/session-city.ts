import { definePack } from '../message-pack.ts'

/**
 * Texts about the city of the session. Hosts that let users choose the city show the last one.
 * @source ERR-043
 * @public
 */
export const sessionCityMessages = definePack('sessionCity', {
  title: '办公城市已切换',
  text: ({ city }: { readonly city: string }) =>
    `您已在其他窗口切换到${city}。继续后，此页显示${city}的内容；尚未保存的填写保留为草稿。`,
  confirm: ({ city }: { readonly city: string }) => `在${city}继续`,
  cancel: '暂不',
  already: '当前已是该城市',
})
