/** A picture in its own file, as an `<img>` takes it; width and height in px. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** A screen in its device. */
export interface DevicePicture extends Picture {
  kind: 'phone' | 'board';
  alt: string;
}
