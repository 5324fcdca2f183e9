/** What is made of each language's texts. */
export function ofEach<From, To>(
  languages: Readonly<Record<string, From>>,
  make: (from: From, language: string) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(
    Object.entries(languages).map(([language, from]) => [language, make(from, language)]),
  );
}
