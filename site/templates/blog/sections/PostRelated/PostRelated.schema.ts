import { z } from 'astro/zod';
import {
  line,
  linkFields,
  ref,
  refuseSpunLabel,
  several,
  withLabel,
} from '../../../../collections/fields.ts';

export const postRelatedSchema = z.strictObject({
  heading: line(60).describe('What the pages below have to do with the post. Write " & " for the ampersand.'),
  pages: several(
    [2, 4],
    z
      .strictObject({
        ...linkFields,
        text: line(120).describe('What the reader finds there and not here, in a few words.'),
      })
      .superRefine(refuseSpunLabel)
      .transform(withLabel),
  ).describe('Pages that go on from the post; each is linked once it is built.'),
  case: ref('case-studies').describe('The case study whose product stands beside them.'),
});

export type PostRelated = z.infer<typeof postRelatedSchema>;
