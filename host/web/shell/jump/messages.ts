/** Texts of the search over pages and cases. */
export const messages = {
  title: '搜索或跳转',
  placeholder: '页面名称、项目编号或房屋地址',
  recent: '最近打开',
  pages: '页面',
  projects: '项目',
  results: '搜索结果',
  searching: '正在查找项目…',
  failed: '项目查找失败',
  retry: '重试',
  none: (text: string) => `没有找到“${text}”`,
  noneText: '可输入页面名称、项目编号或房屋地址的一部分。',
  keys: '↑↓ 选择　Enter 打开　Esc 关闭',
} as const
