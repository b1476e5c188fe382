/** Texts of the skip links and of the sheet of keys. */
export const keyboardMessages = {
  toMain: '跳到内容',
  toMenu: '跳到菜单',
  title: '键盘操作',
  close: '关闭',
  letters: '使用不带 Ctrl 的单键',
  lettersNote: '关闭后，单个字符的按键不再起作用；此表仍可从账户菜单打开。',
  groups: { everywhere: '任何页面', project: '项目页', menu: '左侧菜单', tabs: '打开的页面', lists: '清单' },
  does: {
    jump: '搜索或跳转',
    sheet: '打开此表',
    escape: '关闭对话框、抽屉或浮层',
    search: '搜索字段',
    save: '保存正在编辑的分区',
    menuMove: '上一项、下一项',
    menuEnds: '第一项、最后一项',
    menuFold: '展开、收起分组；在菜单项上到“固定”按钮',
    tabMove: '左边、右边的页面',
    tabEnds: '第一个、最后一个页面',
    tabClose: '关闭页面',
    tabPlace: '向左、向右移动页面',
    cells: '在单元格之间移动',
    cellEnds: '行首、行尾',
  },
} as const

/** How keys are written whose name is no text for readers. */
export const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}
