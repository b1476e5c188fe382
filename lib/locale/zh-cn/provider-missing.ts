/** Shown without a provider, so a host cannot override them. */
export const providerMissingTexts = {
  shown: '这部分内容暂时无法显示，请联系网站的技术人员。',
  reason: (widget: string) =>
    `fangkit：组件 ${widget} 不在 <FangkitProvider> 里，或页面打包了两份 fangkit（组件和 Provider 各来自一份）。放进 Provider，并让打包工具只留一份。`,
} as const
