/** The syntax tree of Discord's markdown. Text is never interpreted as HTML. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'bold' | 'italic' | 'underline' | 'strike' | 'spoiler';
      readonly children: readonly Inline[];
    }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly kind: 'everyone'; readonly text: '@everyone' | '@here' }
  | { readonly kind: 'command'; readonly name: string; readonly id: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string; readonly animated: boolean }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: TimeStyle };

export const TIME_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];

export interface ListItem {
  readonly children: readonly Inline[];
  readonly nested: readonly MarkdownBlock[];
}

export type MarkdownBlock =
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly kind: 'subtext'; readonly children: readonly Inline[] }
  | { readonly kind: 'quote'; readonly children: readonly MarkdownBlock[] }
  | { readonly kind: 'code-block'; readonly language: string; readonly text: string }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly ListItem[];
    };
