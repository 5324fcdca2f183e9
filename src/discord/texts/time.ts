/** A span of time in a language's words for an hour and a minute, one and more of them. */
export const time = (hour: readonly [string, string], minute: readonly [string, string]): string =>
  `{hours, plural, =0 {{minutes, plural, one {# ${minute[0]}} other {# ${minute[1]}}}} one {# ${hour[0]}} other {# ${hour[1]}}}`;
