CREATE TABLE `boards` (
	`game` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`position` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `sights` (
	`game` integer PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`view` text NOT NULL,
	FOREIGN KEY (`game`) REFERENCES `games`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `events` ADD `digest` text;--> statement-breakpoint
ALTER TABLE `games` ADD `rules` text;