CREATE TABLE `orders` (
	`game` integer NOT NULL,
	`seat` text NOT NULL,
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`game`, `seat`, `kind`, `id`),
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `events` ADD `by_order` text;--> statement-breakpoint
ALTER TABLE `people` ADD `quick` integer;