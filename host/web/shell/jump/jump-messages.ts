/** The tabs of a case, in their order. The pinyin is written here, because the page has no dictionary. */
const caseTabs = [
  { tab: 'detail', name: '项目资料', readings: 'xiang mu zi liao' },
  { tab: 'fees', name: '收支', readings: 'shou zhi' },
  { tab: 'flow', name: '项目进度', readings: 'xiang mu jin du' },
  { tab: 'papers', name: '资料准备', readings: 'zi liao zhun bei' },
  { tab: 'forms', name: '申请表预览', readings: 'shen qing biao yu lan' },
] as const

const verbs = {
  newProject: { name: '新建项目', readings: 'xin jian xiang mu' },
  review: { name: '审核下一条', readings: 'shen he xia yi tiao' },
  upload: { name: '上传资料', readings: 'shang chuan zi liao' },
  remind: { name: '设置提醒', readings: 'she zhi ti xing' },
  city: { name: '切换城市', readings: 'qie huan cheng shi' },
  light: { name: '切换到浅色', readings: 'qie huan dao qian se' },
  dark: { name: '切换到深色', readings: 'qie huan dao shen se' },
  contrast: { name: '切换到高对比', readings: 'qie huan dao gao dui bi' },
  comfortable: { name: '宽松行距', readings: 'kuan song hang ju' },
  compact: { name: '紧凑行距', readings: 'jin cou hang ju' },
  refresh: { name: '刷新参数', readings: 'shua xin can shu' },
  keys: { name: '键盘操作', readings: 'jian pan cao zuo' },
  account: { name: '登录与安全', readings: 'deng lu yu an quan' },
  password: { name: '修改密码', readings: 'xiu gai mi ma' },
} as const

/** Texts of the search over everything. */
export const messages = {
  title: '搜索或跳转',
  placeholder: '客户、电话、项目、字段、动作、清单',
  results: '搜索结果',
  close: '关闭',
  groups: {
    openCase: '当前项目',
    people: '客户',
    projects: '项目',
    verbs: '动作',
    pages: '清单',
    accounts: '账号',
    recent: '最近打开',
    offers: '可以',
  },
  offers: {
    city: (name: string) => `在${name}找`,
    switches: '切换到那里后再找一次',
    address: (text: string) => `房屋地址 ${text}`,
    customer: (text: string) => `建好后添加客户 ${text}`,
  },
  count: (count: number) => `${count} 个结果`,
  more: {
    people: (count: number) => `还有 ${count} 位，请多输入一些`,
    others: (count: number) => `还有 ${count} 项，请多输入一些`,
  },
  byPinyin: '拼音',
  searching: '正在查找…',
  failed: '没取到客户与项目，其余可用',
  retry: '重试',
  none: (text: string) => `没有找到“${text}”`,
  noneText: '可输入姓名、拼音首字母、完整电话或后四位、项目编号、房屋地址、清单名称的一部分。',
  fields: '字段',
  enter: 'Enter',
  keys: { choose: '选择', open: '打开', newTab: '新标签打开', nextGroup: '下一组', tab: 'Tab', ctrl: 'Ctrl' },
  caseTabs,
  verbs,
  reviewsWaiting: (count: number) => `${count} 项等我审核`,
  currentCity: (name: string) => `当前 ${name}`,
} as const
